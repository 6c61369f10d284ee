import { useEffect, useState } from 'react'
import type { StoredForm } from '../storage/stored-form.ts'
import { useStorage } from '../storage/studio-storage.ts'
import { FormShell } from './FormShell.tsx'
import { MissingForm } from './MissingForm.tsx'

/**
 * Reads a form and opens it. Read when it is opened, never from the router's cache: a session that begins on an old
 * revision would be refused at its first save.
 */
export function OpenForm({ formId }: { readonly formId: string }) {
  const { forms } = useStorage()
  const [stored, setStored] = useState<StoredForm | 'missing'>()
  useEffect(() => {
    let isGone = false
    void forms.get(formId).then((form) => {
      if (!isGone) setStored(form && form.deletedAt === undefined ? form : 'missing')
    })
    return () => {
      isGone = true
    }
  }, [forms, formId])
  if (stored === undefined) return null
  return stored === 'missing' ? <MissingForm /> : <FormShell stored={stored} />
}
