import type { Field, Value } from '@letterslot/core'
import { answeredParts, type KeptAnswer, sameAnswer } from '@letterslot/core/drafts'
import type { FormHandle } from '../form/form-context.ts'

export function answerOf({ store }: Pick<FormHandle, 'store'>, { id }: Field): Value | undefined {
  return store.value(id)
}

/** The answer that the form begins with. */
export function initialOf({ host }: Pick<FormHandle, 'host'>, { id, default: own }: Field): Value | undefined {
  const given = host.options.defaultValues ?? {}
  return Object.hasOwn(given, id) ? given[id] : own
}

/** True for an answer that its visitor gave no word of. */
export function hasNoAnswer(handle: FormHandle, field: Field): boolean {
  return sameAnswer(answerOf(handle, field), initialOf(handle, field)) || isPrefilled(handle, field)
}

/** True for an answer that something else than the visitor filled in; a draft that they began has it too. */
export function isPrefilled(handle: FormHandle, field: Field): boolean {
  const prefilled = handle.host.prefilled?.[field.id]
  return prefilled !== undefined && sameAnswer(answerOf(handle, field), prefilled.value)
}

/**
 * True for a group that repeats whose questions say nothing else than an answer that was kept. A browser that fills in a page which is
 * loaded anew knows but the rows that the page begins with.
 */
export function isPartOf(handle: FormHandle, field: Field, kept: Value): boolean {
  const entries = answerOf(handle, field)
  return (
    field.kind === 'rows' &&
    Array.isArray(entries) &&
    Array.isArray(kept) &&
    entries.every((entry, at) => entry === '' || entry === kept[at])
  )
}

export function toAnswer(handle: Pick<FormHandle, 'store'>, field: Field): KeptAnswer {
  const parts = answeredParts(field)
  const value = answerOf(handle, field) ?? ''
  return { field: field.id, kind: field.kind, label: field.label, value, ...(parts.length > 0 && { parts }) }
}
