import { useState } from 'react'
import { forgetFormsNote, readFormsNote } from '../../storage/forms-note.ts'
import { useRecords, useSettings, useStorage } from '../../storage/studio-storage.ts'
import { FirstRun } from '../first-run/FirstRun.tsx'
import { Library } from '../library/Library.tsx'
import { StorageCleared } from './StorageCleared.tsx'

/** The place Forms: the first screen until there is a form, the library from then on. */
export function FormsPage() {
  const { forms, refusal } = useStorage()
  const [note, setNote] = useState(() => readFormsNote())
  const stored = useRecords(forms)
  const { settings } = useSettings()
  // Read from this computer's disk in a few milliseconds: showing anything meanwhile would only flicker.
  if (stored === undefined || settings === undefined) return null
  if (stored.length === 0 && note && !settings.hadForms && refusal === undefined) {
    const startAnew = (): void => {
      forgetFormsNote()
      setNote(undefined)
    }
    return <StorageCleared note={note} onStartAnew={startAnew} />
  }
  return stored.length === 0 && !settings.isStarted ? <FirstRun /> : <Library forms={stored} />
}
