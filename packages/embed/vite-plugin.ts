import type { PageRuntime } from '@letterslot/embed'
import { buildElement } from './build-element.ts'
import { buildPageRuntime } from './build-page-runtime.ts'

/** The part of Vite's plugin interface that this one has. */
export interface PageRuntimePlugin {
  name: string
  resolveId(id: string): string | undefined
  load(this: { addWatchFile(file: string): void }, id: string): Promise<string | undefined>
}

/** A virtual module, and the files that it was made from. */
interface VirtualModule {
  readonly code: string
  readonly files: readonly string[]
}

async function pageRuntime(words: PageRuntime['words']): Promise<VirtualModule> {
  const { runtime, files } = await buildPageRuntime(words)
  return { code: `export const runtime = ${JSON.stringify(runtime)}`, files }
}

/** The virtual modules, and their makers. */
const modules: ReadonlyMap<string, () => Promise<VirtualModule>> = new Map([
  ['\0virtual:letterslot-page-runtime', () => pageRuntime('english')],
  ['\0virtual:letterslot-page-runtime-international', () => pageRuntime('table')],
  ['\0virtual:letterslot-page-runtime-translated', () => pageRuntime('tables')],
  [
    '\0virtual:letterslot-element',
    async () => {
      const { element, files } = await buildElement()
      return { code: `export const element = ${JSON.stringify(element)}`, files }
    },
  ],
])

/**
 * Gives `import('virtual:letterslot-page-runtime')` the runtime of one-file pages
 * in English (`-international`: in another language, `-translated`: in several), and `import('virtual:letterslot-element')`
 * the script of `<letterslot-form>`; each is built when it is first asked for: in dev, under tests and in a build alike.
 */
export function letterslotPageRuntime(): PageRuntimePlugin {
  return {
    name: 'letterslot-page-runtime',
    resolveId: (id) => (modules.has(`\0${id}`) ? `\0${id}` : undefined),
    async load(id) {
      const built = await modules.get(id)?.()
      // The bundler's own modules are no files: Vite would look for them in vain.
      for (const file of built?.files ?? []) if (!file.startsWith('\0')) this.addWatchFile(file)
      return built?.code
    },
  }
}
