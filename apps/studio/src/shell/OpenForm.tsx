import { useEffect, useState } from 'react'
import type { FormRepository } from '../storage/form-repository.ts'
import type { UnreadableRecord } from '../storage/record-store.ts'
import type { StoredForm } from '../storage/stored-form.ts'
import { useStorage } from '../storage/studio-storage.ts'
import { DamagedForm } from './DamagedForm.tsx'
import { FormShell } from './FormShell.tsx'
import { LoadingFrame } from './LoadingFrame.tsx'
import { MissingForm } from './MissingForm.tsx'

type Found =
  | { readonly status: 'found'; readonly form: StoredForm }
  | { readonly status: 'damaged'; readonly damaged: UnreadableRecord }
  | { readonly status: 'missing' }

async function findForm(forms: FormRepository, id: string): Promise<Found> {
  const form = await forms.get(id)
  if (form) return form.deletedAt === undefined ? { status: 'found', form } : { status: 'missing' }
  const damaged = await forms.getDamaged(id)
  return damaged ? { status: 'damaged', damaged } : { status: 'missing' }
}

/**
 * Reads a form and opens it. Read when it is opened, never from the router's cache: a session that begins on an old
 * revision would be refused at its first save.
 */
export function OpenForm({ formId }: { readonly formId: string }) {
  const { forms } = useStorage()
  const [stored, setStored] = useState<Found>()
  useEffect(() => {
    let isGone = false
    void findForm(forms, formId).then((found) => {
      if (!isGone) setStored(found)
    })
    return () => {
      isGone = true
    }
  }, [forms, formId])
  if (stored === undefined) return <LoadingFrame />
  switch (stored.status) {
    case 'missing':
      return <MissingForm />
    case 'damaged':
      return <DamagedForm damaged={stored.damaged} />
    case 'found':
      return <FormShell stored={stored.form} />
  }
}
