declare module 'virtual:letterslot-page-runtime' {
  import type { PageRuntime } from '@letterslot/embed'

  /** The runtime that `standalonePage` puts into every page, made by `letterslotPageRuntime()` of `@letterslot/embed/vite-plugin`. */
  export const runtime: PageRuntime
}

declare module 'virtual:letterslot-page-runtime-international' {
  import type { PageRuntime } from '@letterslot/embed'

  /** The same for pages in another language than English, which carry a table. */
  export const runtime: PageRuntime
}

declare module 'virtual:letterslot-page-runtime-translated' {
  import type { PageRuntime } from '@letterslot/embed'

  /** The same for pages in several languages, which carry a table of each. */
  export const runtime: PageRuntime
}

declare module 'virtual:letterslot-element' {
  import type { ElementRuntime } from '@letterslot/embed'

  /** The script of `<letterslot-form>`, `letterslot-form.js`, to be put beside a page. Given by `letterslotPageRuntime()` too. */
  export const element: ElementRuntime
}
