import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { drawnByPreact, forBrowsers, forProduction, sourceConditions } from '../bundle.ts'

const id = 'virtual:letterslot-preact-form'

/** Gives `import('virtual:letterslot-preact-form')` the form's runtime with Preact in React's place, as published scripts have it. */
export function letterslotPreactForm(): Plugin {
  return {
    name: 'letterslot-preact-form',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: async (asked) => (asked === `\0${id}` ? await bundle() : undefined),
  }
}

async function bundle(): Promise<string> {
  const build = await rolldown({
    ...forBrowsers,
    input: join(import.meta.dirname, 'preact-entry.ts'),
    resolve: { conditionNames: sourceConditions, alias: { ...drawnByPreact } },
    transform: forProduction,
  })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  await build.close()
  return output[0].code
}
