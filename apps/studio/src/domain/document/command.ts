import type { Draft } from 'mutative'
import type { StudioDocument } from '../../model/studio-document.ts'

/** One change of a document, ready to be dispatched. Its maker, one for each kind, stands in `commands/`. */
export interface Command {
  /** Names the kind, as in the registry. */
  readonly kind: string
  /** Commands in a row with the same key, soon after one another, become one step of undo: typing. */
  readonly mergeKey?: string
  /** Writes the change into a draft. A target that is not there any more is left alone. */
  readonly change: (draft: Draft<StudioDocument>) => void
}

/** A partial change in which `undefined` takes the property away. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** Writes changes into a draft; a property that is `undefined` is deleted, so that documents stay tidy. */
export function assignChanges(draft: object, changes: object): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) Reflect.deleteProperty(draft, key)
    else Reflect.set(draft, key, value)
  }
}

/**
 * The merge key of a change: the same properties of the same thing, in a row, are one step of undo. What comes, goes or becomes
 * another kind within them is a step of its own.
 */
export function mergeKeyOf(kind: string, target: string, changes: object): string {
  const parts = Object.entries(changes).map(([key, value]) => `${key}${structureOf(value)}`)
  return `${kind}:${target}:${parts.sort().join(',')}`
}

/** All of a value but what is typed: the lengths of its lists, kinds and switches. */
function structureOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(structureOf).join(',')}]`
  if (typeof value === 'boolean') return `=${value}`
  if (typeof value !== 'object' || value === null) return ''
  const { kind = '', ...others }: { readonly kind?: unknown } = value
  const parts = Object.entries(others).flatMap(([key, part]) =>
    structureOf(part) === '' ? [] : `${key}${structureOf(part)}`,
  )
  return `${kind}${parts.join(';')}`
}
