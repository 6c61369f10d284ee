declare module 'virtual:letterslot-page-runtime' {
  import type { PageRuntime } from '@letterslot/embed'

  /** What `standalonePage` puts into every page. Given by `letterslotPageRuntime()` of `@letterslot/embed/vite-plugin`. */
  export const runtime: PageRuntime
}
