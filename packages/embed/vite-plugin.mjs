import { buildElement } from './element.mjs'
import { buildPageRuntime } from './page-runtime.mjs'

/** The virtual modules and their makers. */
const modules = {
  '\0virtual:letterslot-page-runtime': { name: 'runtime', build: buildPageRuntime },
  '\0virtual:letterslot-element': { name: 'element', build: buildElement },
}

/**
 * Gives `import('virtual:letterslot-page-runtime')` the runtime of one-file pages, and `import('virtual:letterslot-element')`
 * the script of `<letterslot-form>`; each is built when it is first asked for: in dev, under tests and in a build alike.
 */
export function letterslotPageRuntime() {
  return {
    name: 'letterslot-page-runtime',
    resolveId(id) {
      return Object.hasOwn(modules, `\0${id}`) ? `\0${id}` : undefined
    },
    async load(id) {
      if (!Object.hasOwn(modules, id)) return undefined
      const { name, build } = modules[id]
      const { files, ...built } = await build()
      // The bundler's own modules are no files: Vite would look for them in vain.
      for (const file of files) if (!file.startsWith('\0')) this.addWatchFile(file)
      return `export const ${name} = ${JSON.stringify(built[name])}`
    },
  }
}
