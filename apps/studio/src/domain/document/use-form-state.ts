import { useDeferredValue, useEffect, useState } from 'react'
import { type FormStanding, formStanding } from '../../model/publication-state.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { useStorage } from '../storage/studio-storage.ts'
import { useDocument, useDocumentSession } from './use-document.ts'

/** The record of the open form, in other tabs' changes too; undefined until it is read, or once it is gone. */
export function useStoredForm(): StoredForm | undefined {
  const { formId } = useDocumentSession()
  const { forms } = useStorage()
  const [stored, setStored] = useState<StoredForm>()
  useEffect(() => forms.watchOne(formId, setStored), [forms, formId])
  return stored
}

/** The state of the open form beside what is on screen; undefined until it is read. */
export function useFormStanding(): FormStanding | undefined {
  const stored = useStoredForm()
  const document = useDeferredValue(useDocument((whole) => whole))
  return stored && formStanding(stored.state, document)
}
