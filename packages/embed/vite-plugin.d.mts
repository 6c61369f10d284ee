/** What of a Vite plugin this one is. */
export interface PageRuntimePlugin {
  name: string
  resolveId(id: string): string | undefined
  load(this: { addWatchFile(file: string): void }, id: string): Promise<string | undefined>
}

/**
 * Gives `import('virtual:letterslot-page-runtime')` what `standalonePage` puts into every page, and
 * `import('virtual:letterslot-element')` the script of `<letterslot-form>`.
 */
export declare function letterslotPageRuntime(): PageRuntimePlugin
