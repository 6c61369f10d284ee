import { assertNever } from '@letterslot/core'
import type { Piece } from './piece.ts'
import type { View } from './view.ts'

/** What a name means inside a section: a list's item, or the record whose name leads the dot paths. */
type Scope = { readonly kind: 'item'; readonly text: string } | { readonly kind: 'record'; readonly path: string }

/**
 * Prints pieces with the values of a view, as plain text: what is printed is never read for tags again, and no value is
 * escaped here, since text becomes HTML in one place only.
 */
export function fillTags(pieces: readonly Piece[], view: View): string {
  return print(pieces, view, [])
}

function print(pieces: readonly Piece[], view: View, scopes: readonly Scope[]): string {
  let text = ''
  for (const piece of pieces) {
    switch (piece.kind) {
      case 'literal':
        text += piece.text
        break
      case 'value':
        text += lookUp(piece.name, view, scopes) ?? ''
        break
      case 'section': {
        const inner = scopesOf(piece.name, view, scopes)
        if (piece.inverted) text += inner.length === 0 ? print(piece.pieces, view, scopes) : ''
        else for (const scope of inner) text += print(piece.pieces, view, [scope, ...scopes])
        break
      }
      default:
        assertNever(piece)
    }
  }
  return text
}

/** Parameters are a flat record, so `a.b` is the parameter of that very name, or `b` inside a section `a`. */
function lookUp(name: string, view: View, scopes: readonly Scope[]): string | undefined {
  if (name === '.') return scopes.find((scope) => scope.kind === 'item')?.text
  for (const scope of scopes) {
    const value = scope.kind === 'record' ? view.params[`${scope.path}.${name}`] : undefined
    if (value !== undefined) return value
  }
  return view.params[name]
}

/** The scopes that a section runs in: one for each item of a list, one for a text or a record, none for nothing. */
function scopesOf(name: string, view: View, scopes: readonly Scope[]): readonly Scope[] {
  const list = view.lists[name]
  if (list !== undefined) return list.map((text) => ({ kind: 'item', text }))
  const value = lookUp(name, view, scopes)
  if (value !== undefined) return value === '' ? [] : [{ kind: 'item', text: value }]
  for (const path of [...pathsOf(name, scopes), name]) {
    if (Object.keys(view.params).some((key) => key.startsWith(`${path}.`))) return [{ kind: 'record', path }]
  }
  return []
}

function pathsOf(name: string, scopes: readonly Scope[]): readonly string[] {
  return scopes.flatMap((scope) => (scope.kind === 'record' ? [`${scope.path}.${name}`] : []))
}
