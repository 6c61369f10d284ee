import type { Revision } from '../../document/form-state.ts'
import { useStoredForm } from '../../document/use-form-state.ts'
import { historyOf } from '../../storage/revision.ts'
import { useRecords, useStorage } from '../../storage/studio-storage.ts'

/** The revisions of the open form, newest first. */
export function useRevisions(): readonly Revision[] {
  const stored = useStoredForm()
  const records = useRecords(useStorage().revisions) ?? []
  return stored ? historyOf(stored, records) : []
}
