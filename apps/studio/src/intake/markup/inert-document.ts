/** A browser that holds scripts to Trusted Types takes a text as HTML only from a policy. */
function trusted(html: string): unknown {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes')
  const create: unknown = typeof types === 'object' && types !== null ? Reflect.get(types, 'createPolicy') : undefined
  if (typeof create !== 'function') return html
  const policy: unknown = create.call(types, 'letterslot-intake', { createHTML: (text: string) => text })
  const make: unknown = typeof policy === 'object' && policy !== null ? Reflect.get(policy, 'createHTML') : undefined
  return typeof make === 'function' ? make.call(policy, html) : html
}

/** What `parseFromString` takes: a text, or the text that a policy made of it. */
function isHtml(value: unknown): value is string {
  return value !== undefined
}

/**
 * Parses HTML into a document of its own, which no window shows: no script of it runs, and no image, frame, style,
 * prefetch or redirect of it loads. Nothing of it is ever moved into the page.
 * @see https://html.spec.whatwg.org/#dom-domparser-parsefromstring
 */
export function parseInert(html: string): Document {
  const text = trusted(html)
  return new DOMParser().parseFromString(isHtml(text) ? text : '', 'text/html')
}
