import { type BuiltIns, builtInNames } from '../built-ins.ts'

/** Lists by parameter name, for `{{#name}}{{.}}{{/name}}`; a parameter's text stands beside its list. */
export type Lists = Readonly<Record<string, readonly string[]>>

/** What merge tags may look up: copies without a prototype, so `constructor` is a name like any other. */
export interface View {
  readonly params: Readonly<Record<string, string>>
  readonly lists: Lists
}

/** The name of the first parameter that is no text (a function, an object), or the view to fill tags from. */
export type ViewOutcome =
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'not-text'; readonly name: string }

/**
 * Copies parameters, lists and built-ins into a view. Line ends become `\n`; a built-in wins over a parameter of its
 * name, since a visitor could send one.
 */
export function createView(params: Readonly<Record<string, string>>, builtIns: BuiltIns, lists: Lists): ViewOutcome {
  const texts: Record<string, string> = Object.create(null)
  for (const [name, value] of Object.entries<unknown>(params)) {
    if (typeof value !== 'string') return { kind: 'not-text', name }
    texts[name] = foldLineEnds(value)
  }
  for (const name of builtInNames) {
    const value: unknown = builtIns[name]
    texts[name] = typeof value === 'string' ? value : ''
  }
  const copies: Record<string, readonly string[]> = Object.create(null)
  for (const [name, items] of Object.entries(lists)) {
    const list: readonly unknown[] = Array.isArray(items) ? items : []
    const copy: string[] = []
    for (const item of list) {
      if (typeof item !== 'string') return { kind: 'not-text', name }
      copy.push(foldLineEnds(item))
    }
    copies[name] = copy
  }
  return { kind: 'view', view: { params: texts, lists: copies } }
}

/** Line ends as the parameters promise them, also from a page that posts without scripts. */
function foldLineEnds(value: string): string {
  return value.replace(/\r\n?/g, '\n')
}
