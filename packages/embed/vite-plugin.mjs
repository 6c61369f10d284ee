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
      // The bundler's own modules are no files: Vite would look for them in vain.
      for (const file of files) if (!file.startsWith('\0')) this.addWatchFile(file)
      return `export const runtime = ${JSON.stringify(runtime)}`
    },
  }
}
