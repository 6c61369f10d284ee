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

declare module 'virtual:letterslot-element' {
  /** The script of `<letterslot-form>`, to be put beside a page. Given by `letterslotPageRuntime()` too. */
  export const element: {
    /** `letterslot-form.js` */
    readonly fileName: string
    readonly script: string
    /** `sha384-…`, for the `integrity` attribute of the script element. */
    readonly integrity: string
  }
}
