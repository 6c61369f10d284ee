/**
 * A kind of the site's own that threw an error, or gave an answer that is no text; `kind` is its name. It has not the root of our errors,
 * which would then be a script of its own in every page.
 */
export class CustomKindError extends Error {
  override readonly name = 'CustomKindError'
  readonly code = 'custom-kind'
  readonly kind: string

  constructor(kind: string, fact: string, options?: ErrorOptions) {
    super(`The kind of field “${kind}” ${fact}`, options)
    this.kind = kind
  }
}
