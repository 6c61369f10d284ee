import type { Revision } from './publication-state.ts'
import type { StoredForm, StoredRevision } from './stored-form.ts'

/** All publishings of a form, newest first. */
export function historyOf({ id, state }: StoredForm, records: readonly StoredRevision[]): readonly Revision[] {
  if (!state) return []
  const earlier = records.filter(({ formId, revision }) => formId === id && revision < state.newest.revision)
  return [state.newest, ...earlier.toSorted((one, other) => other.revision - one.revision)]
}

/**
 * Brings two histories of one form together, as when a backup is restored over a form that was published here. A
 * publishing that both know is one. Numbers stay, unless one of them stands for two publishings: then all are numbered
 * anew, in the order of time.
 * @returns oldest first.
 */
export function mergeHistories(here: readonly Revision[], brought: readonly Revision[]): readonly Revision[] {
  const merged = new Map<string, Revision>()
  for (const revision of [...brought, ...here]) {
    const key = `${revision.publishedAt} ${revision.as ?? ''}`
    const other = merged.get(key)
    const seenAt = revision.seenAt ?? other?.seenAt
    const document = revision.document ?? other?.document
    merged.set(key, { ...revision, ...(seenAt !== undefined && { seenAt }), ...(document && { document }) })
  }
  const all = [...merged.values()]
  const isOneEach = new Set(all.map(({ revision }) => revision)).size === all.length
  if (isOneEach) return all.toSorted((one, other) => one.revision - other.revision)
  return all
    .toSorted((one, other) => one.publishedAt.localeCompare(other.publishedAt))
    .map((revision, index) => ({ ...revision, revision: index + 1 }))
}
