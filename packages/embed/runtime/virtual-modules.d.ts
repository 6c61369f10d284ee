declare module 'virtual:element-languages-css' {
  /** The style sheet of the choice among a form's languages. */
  export const css: string
}

declare module 'virtual:element-kind-css/*' {
  /** The style sheet of a folder of kinds of fields. */
  export const css: string
}

declare module 'virtual:element-css' {
  /** The style sheet of the element. */
  export const css: string
}

declare module 'virtual:element-first-css' {
  /** The same without what follows Send, without looks, and without what few forms draw. */
  export const css: string
}

declare module 'virtual:element-rest-css' {
  /** The part for all that follows Send. */
  export const css: string
}

declare module 'virtual:element-rare-css' {
  /** The part for what few forms draw from the first. */
  export const css: string
}

declare module 'virtual:page-rest-css' {
  /** The part of a page's style sheet for all that follows Send. */
  export const css: string
}

declare module 'virtual:element-look-css' {
  /** The part for a form's own look. */
  export const css: string
}

declare module 'virtual:element-rest' {
  /** The file that stands beside the first script of two. */
  export const rest: import('../src/load-beside.ts').FileBeside
}
