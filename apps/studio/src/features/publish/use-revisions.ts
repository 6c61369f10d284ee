import { useDocumentSession } from '../../document/use-document.ts'
import type { StoredRevision } from '../../storage/revision.ts'
import { useRecords, useStorage } from '../../storage/studio-storage.ts'

/** The published revisions of the open form, newest first. */
export function useRevisions(): readonly StoredRevision[] {
  const { formId } = useDocumentSession()
  const records = useRecords(useStorage().revisions) ?? []
  return records.filter((revision) => revision.formId === formId).sort((one, other) => other.revision - one.revision)
}
