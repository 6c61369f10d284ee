import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { onLog } from '../on-log.mjs'
import { drawnBy } from '../page-runtime.mjs'

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
    onLog,
    input: join(import.meta.dirname, '..', 'preact', 'form.mjs'),
    platform: 'browser',
    tsconfig: false,
    resolve: {
      conditionNames: ['letterslot-source', 'module', 'browser', 'import', 'production', 'default'],
      alias: drawnBy('preact'),
    },
    transform: {
      jsx: { runtime: 'automatic', importSource: 'react' },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  await build.close()
  return output[0].code
}
