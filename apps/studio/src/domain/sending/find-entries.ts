import type { Entry } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import { type EntryGroup, groupOf } from './entry-status.ts'

/** The filter of a list of messages. */
export interface EntryQuery {
  /** Words, each of which stands somewhere in the message, its form or its reference; in any case. */
  readonly text: string
  /** The id of a form; undefined for all. */
  readonly formId: string | undefined
}

/** The entries that a query is about, in their order. */
export function findEntries(entries: readonly Entry[], { text, formId }: EntryQuery): readonly Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    if (formId !== undefined && entry.form.id !== formId) return false
    if (words.length === 0) return true
    const whole = searchableText(entry)
    return words.every((word) => whole.includes(word))
  })
}

/** The entries of one group; all of them where none is given. */
export function inGroup(entries: readonly Entry[], group: EntryGroup | undefined): readonly Entry[] {
  return group === undefined ? entries : entries.filter((entry) => groupOf(entry) === group)
}

function searchableText({ id, form, params, files = [] }: Entry): string {
  const names = files.map(({ file }) => file.name)
  return [form.title, referenceOf(id), ...Object.values(params), ...names].join('\n').toLowerCase()
}
