import { useEffect, useState } from 'react'
import type { FormRepository } from '../../storage/form-repository.ts'
import { forgetFormsNote, readFormsNote } from '../../storage/forms-note.ts'
import type { UnreadableRecord } from '../../storage/record-store.ts'
import { useRecords, useSettings, useStorage } from '../../storage/studio-storage.ts'
import { FirstRun } from '../first-run/FirstRun.tsx'
import { Library } from '../library/Library.tsx'
import { StorageCleared } from './StorageCleared.tsx'

/** The place Forms: the first screen until there is a form, the library from then on. */
export function FormsPage() {
  const { forms, refusal } = useStorage()
  const [note, setNote] = useState(() => readFormsNote())
  const stored = useRecords(forms)
  const damaged = useDamagedForms(forms)
  const { settings } = useSettings()
  // Read from this computer's disk in a few milliseconds: showing anything meanwhile would only flicker.
  if (stored === undefined || settings === undefined || damaged === undefined) return null
  const hasNone = stored.length === 0 && damaged.length === 0
  if (hasNone && note && !settings.hadForms && refusal === undefined) {
    const startAnew = (): void => {
      forgetFormsNote()
      setNote(undefined)
    }
    return <StorageCleared note={note} onStartAnew={startAnew} />
  }
  return hasNone && !settings.isStarted ? <FirstRun /> : <Library forms={stored} damaged={damaged} />
}

function useDamagedForms(forms: FormRepository): readonly UnreadableRecord[] | undefined {
  const [damaged, setDamaged] = useState<readonly UnreadableRecord[]>()
  useEffect(() => forms.watchDamaged(setDamaged), [forms])
  return damaged
}
