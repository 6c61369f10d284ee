// What the scripts of the element have in place of globals: on pages of others, who may have put anything on the prototypes of all objects
// and lists. The build puts it there.

const { stringify: write } = JSON
const prototypes: readonly object[] = [Object.prototype, Array.prototype]

/** A copy that inherits nothing. */
export function bare<Own extends object>(own: object): Own {
  return Object.assign(Object.create(null), own)
}

/** Of a request's options only those are meant that are its own. */
export function fetch(address: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  return globalThis.fetch(address, options && bare(options))
}

/** JSON as it is written where no library has given a `toJSON` to everything: it has none while this is written. */
export function stringify(...given: Parameters<typeof write>): string {
  const held = prototypes
    .map((one) => [one, Object.getOwnPropertyDescriptor(one, 'toJSON')] as const)
    .filter(([, own]) => own)
  for (const [one] of held) Reflect.deleteProperty(one, 'toJSON')
  try {
    return write(...given)
  } finally {
    for (const [one, own] of held) Object.defineProperty(one, 'toJSON', Object.setPrototypeOf(own, null))
  }
}

/** `Intl.Locale`, of whose options only those are meant that are its own. */
export function Locale(tag: string, options?: Intl.LocaleOptions): Intl.Locale {
  return new globalThis.Intl.Locale(tag, options && bare(options))
}

/** `Intl.DisplayNames`, the same way. */
export function DisplayNames(tag: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames {
  return new globalThis.Intl.DisplayNames(tag, bare(options))
}

/** A method of documents: on the page's own one, an image or a form that is named like it stands in its place. */
const methodOf =
  (name: keyof Document) =>
  (...given: unknown[]): unknown =>
    Reflect.apply(Object(Reflect.get(Document.prototype, name)), document, given)

export const createElement = methodOf('createElement')
export const createElementNS = methodOf('createElementNS')
export const createTextNode = methodOf('createTextNode')
export const createDocumentFragment = methodOf('createDocumentFragment')
export const querySelector = methodOf('querySelector')
export const querySelectorAll = methodOf('querySelectorAll')
export const addEventListener = methodOf('addEventListener')
export const getElementById = methodOf('getElementById')

/** For those that ask first if there is a document. */
export const page = { addEventListener, getElementById }
