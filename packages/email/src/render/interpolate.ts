import { assertNever, type Result } from '@letterslot/core'
import { type BuiltIns, builtInNames } from '../parameters/built-ins.ts'
import type { Piece } from '../tags/parse-tags.ts'
import { parseTags } from '../tags/parse-tags.ts'
import type { EmailTemplate } from '../template/template.ts'
import { taggedTexts } from '../template/template.ts'
import { EmailError } from './email-error.ts'

/** Fills in the merge tags of one of the template's own texts; any other text comes back as it is. */
export type Interpolate = (text: string) => string

/** The merge tags of a template's own texts, read. */
export type TemplateTags = ReadonlyMap<string, readonly Piece[]>

/** Reads every merge tag of a template, so that filling them in cannot fail later, half way through a mail. */
export function readTemplateTags(template: EmailTemplate): Result<TemplateTags, EmailError> {
  const piecesByText = new Map<string, readonly Piece[]>()
  for (const { place, text } of taggedTexts(template)) {
    const pieces = parseTags(text)
    if (!pieces.ok) {
      const { code, message, tag } = pieces.error
      return { ok: false, error: new EmailError(code, message, { place, tag }) }
    }
    piecesByText.set(text, pieces.value)
  }
  return { ok: true, value: piecesByText }
}

/** Makes what fills in a template's tags with the values of a view. */
export function createInterpolate(tags: TemplateTags, view: View): Interpolate {
  return (text) => {
    const pieces = tags.get(text)
    return pieces === undefined ? text : interpolateTags(pieces, view)
  }
}

/**
 * Prints pieces with the values of a view, as plain text: what is printed is never read for tags again, and no value is
 * escaped here, since text becomes HTML in one place only.
 */
function interpolateTags(pieces: readonly Piece[], view: View): string {
  return printPieces(pieces, view, [])
}

/** @param scopes - the dotted names of the sections around, the innermost first. */
function printPieces(pieces: readonly Piece[], view: View, scopes: readonly string[]): string {
  let text = ''
  for (const piece of pieces) {
    switch (piece.kind) {
      case 'literal':
        text += piece.text
        break
      case 'value':
        text += lookUp(piece.name, view, scopes)
        break
      case 'section': {
        const inner = scopesOf(piece.name, view, scopes)
        if (piece.isInverted) text += inner.length === 0 ? printPieces(piece.pieces, view, scopes) : ''
        else for (const scope of inner) text += printPieces(piece.pieces, view, [scope, ...scopes])
        break
      }
      default:
        assertNever(piece)
    }
  }
  return text
}

function lookUp(name: string, view: View, scopes: readonly string[]): string {
  const path = candidates(name, scopes).find((candidate) => view.params[candidate] !== undefined)
  return view.params[path ?? ''] ?? ''
}

/** The scopes that a section runs in: one for each item of a list, one for a text or a record, none for nothing. */
function scopesOf(name: string, view: View, scopes: readonly string[]): readonly string[] {
  for (const path of candidates(name, scopes)) {
    const items = itemsOf(path, view)
    if (items.length > 0) return items
    const value = view.params[path]
    if (value !== undefined) return isEmptyParameter(value) ? [] : [path]
    if (view.parents.has(path)) return [path]
  }
  return []
}

/** Parameters are texts: `false` and `null` are the texts of what the provider takes for nothing in a section. */
function isEmptyParameter(value: string): boolean {
  return value === '' || value === 'false' || value === 'null'
}

/** Parameters are a flat record: inside a section `a`, the name `b` is the parameter `a.b`, or else `b`. */
function candidates(name: string, scopes: readonly string[]): readonly string[] {
  return name === '.' ? scopes : [...scopes.map((scope) => `${scope}.${name}`), name]
}

/** The items of a list are the parameters `name.0`, `name.1`, … or records under these names. */
function itemsOf(path: string, view: View): readonly string[] {
  const items: string[] = []
  for (;;) {
    const item = `${path}.${items.length}`
    if (view.params[item] === undefined && !view.parents.has(item)) return items
    items.push(item)
  }
}

/** The values that merge tags may look up: a copy without a prototype, so `constructor` is a name like any other. */
export interface View {
  readonly params: Readonly<Record<string, string>>
  /** Every name that parameters' dotted names lead through: `items`, `items.0` for `items.0.price`. */
  readonly parents: ReadonlySet<string>
}

/** UTF-16 code units of a dotted name that sections can lead through: each dot makes a name of all before it. */
const maxPathLength = 1000

/** The view to fill tags from, or the name of the first parameter that is no text: a function, an object. */
type ViewOutcome = { readonly kind: 'view'; readonly view: View } | { readonly kind: 'not-text'; readonly name: string }

/**
 * Copies parameters and built-ins into a view. Line ends become `\n`; a built-in wins over a parameter of its name,
 * since a visitor could send one.
 */
export function createView(params: Readonly<Record<string, string>>, builtIns: BuiltIns): ViewOutcome {
  const texts: Record<string, string> = Object.create(null)
  const parents = new Set<string>()
  for (const [name, value] of Object.entries<unknown>(params)) {
    if (typeof value !== 'string') return { kind: 'not-text', name }
    texts[name] = withLineFeeds(value)
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
function withLineFeeds(value: string): string {
  return value.replace(/\r\n?/g, '\n')
}
