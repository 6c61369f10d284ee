import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { forBrowsers, forProduction, inReactsPlace, sourceConditions } from '../bundle.ts'

const id = 'virtual:letterslot-own-drawing'

/** Gives `import('virtual:letterslot-own-drawing')` the form's runtime as published scripts have it, drawn without React. */
export function letterslotOwnDrawing(): Plugin {
  return {
    name: 'letterslot-own-drawing',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: async (asked) => (asked === `\0${id}` ? await bundle() : undefined),
  }
}

async function bundle(): Promise<string> {
  const build = await rolldown({
    ...forBrowsers,
    input: join(import.meta.dirname, 'own-drawing-entry.ts'),
    resolve: { conditionNames: sourceConditions, alias: { ...inReactsPlace } },
    transform: forProduction,
  })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  await build.close()
  return output[0].code
}
