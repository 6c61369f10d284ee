declare const brand: unique symbol

/** A string that only a parser or a maker of ids may produce. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }

/** Names a form document; opaque and stable. */
export type FormId = Brand<string, 'FormId'>
/** Names a page within its form; opaque and stable. */
export type PageId = Brand<string, 'PageId'>
/** Names a field within its form; opaque and stable. Values are kept under it. */
export type FieldId = Brand<string, 'FieldId'>
