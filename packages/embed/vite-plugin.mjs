import { buildPageRuntime } from './page-runtime.mjs'

const name = 'virtual:letterslot-page-runtime'
const resolved = `\0${name}`

/**
 * Gives `import('virtual:letterslot-page-runtime')` the runtime of one-file pages, built when it is first asked for: in dev,
 * under tests and in a build alike.
 */
export function letterslotPageRuntime() {
  return {
    name: 'letterslot-page-runtime',
    resolveId(id) {
      return id === name ? resolved : undefined
    },
    async load(id) {
      if (id !== resolved) return undefined
      const { runtime, files } = await buildPageRuntime()
      for (const file of files) this.addWatchFile(file)
      return `export const runtime = ${JSON.stringify(runtime)}`
    },
  }
}
