declare const brand: unique symbol

/** A string that only a parser or a maker of ids may produce. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }

/** Names a form document; opaque and stable. */
export type FormId = Brand<string, 'FormId'>
/** Names a page within its form; opaque and stable. */
export type PageId = Brand<string, 'PageId'>
/** Names a field within its form; opaque and stable. Values are kept under it. */
export type FieldId = Brand<string, 'FieldId'>

/** Takes a string as a form's id. */
export function brandFormId(id: string): FormId {
  return id as FormId
}

/** Takes a string as a page's id. */
export function brandPageId(id: string): PageId {
  return id as PageId
}

/** Takes a string as a field's id. */
export function brandFieldId(id: string): FieldId {
  return id as FieldId
}
