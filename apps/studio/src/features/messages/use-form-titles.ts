import { useMemo } from 'react'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'

/** The titles of the forms in this browser, by the id of the mail template that each sends to. */
export function useFormTitles(): ReadonlyMap<string, string> {
  const forms = useRecords(useStorage().forms)
  return useMemo(() => new Map(forms?.map(({ document }) => [document.email.id, document.form.title])), [forms])
}
