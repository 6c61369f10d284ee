import { type BuiltIns, builtInNames } from '../built-ins.ts'

/** The values that merge tags may look up: a copy without a prototype, so `constructor` is a name like any other. */
export interface View {
  readonly params: Readonly<Record<string, string>>
  /** Every name that parameters' dotted names lead through: `items`, `items.0` for `items.0.price`. */
  readonly parents: ReadonlySet<string>
}

/** UTF-16 code units of a dotted name that sections can lead through: each dot makes a name of all before it. */
const maxPathLength = 1000

/** The view to fill tags from, or the name of the first parameter that is no text: a function, an object. */
export type ViewOutcome =
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'not-text'; readonly name: string }

/**
 * Copies parameters and built-ins into a view. Line ends become `\n`; a built-in wins over a parameter of its name,
 * since a visitor could send one.
 */
export function createView(params: Readonly<Record<string, string>>, builtIns: BuiltIns): ViewOutcome {
  const texts: Record<string, string> = Object.create(null)
  const parents = new Set<string>()
  for (const [name, value] of Object.entries<unknown>(params)) {
    if (typeof value !== 'string') return { kind: 'not-text', name }
    texts[name] = foldLineEnds(value)
    if (name.length > maxPathLength) continue
    for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) parents.add(name.slice(0, dot))
  }
  for (const name of builtInNames) {
    const value: unknown = builtIns[name]
    texts[name] = typeof value === 'string' ? value : ''
  }
  return { kind: 'view', view: { params: texts, parents } }
}

/** Line ends as the parameters promise them, also from a page that posts without scripts. */
function foldLineEnds(value: string): string {
  return value.replace(/\r\n?/g, '\n')
}
