import { useEffect, useState } from 'react'
import type { FormRepository } from '../../storage/form-repository.ts'
import { forgetFormsNote, readFormsNote } from '../../storage/forms-note.ts'
import type { UnreadableRecord } from '../../storage/record-store.ts'
import { useRecords, useSettings, useStorage } from '../../storage/studio-storage.ts'
import { FirstRun } from '../first-run/FirstRun.tsx'
import { Library } from '../library/Library.tsx'
import { RecoveredNote } from './RecoveredNote.tsx'
import { StorageCleared } from './StorageCleared.tsx'

/** The place Forms: the first screen until there is a form, the library from then on. */
export function FormsPage() {
  const { forms, refusal, recovery } = useStorage()
  const [isBegunAnew, setIsBegunAnew] = useState(false)
  const [note, setNote] = useState(() => readFormsNote())
  const stored = useRecords(forms)
  const damaged = useDamagedForms(forms)
  const { settings } = useSettings()
  // Read from this computer's disk in a few milliseconds: showing anything meanwhile would only flicker.
  if (stored === undefined || settings === undefined || damaged === undefined) return null
  const hasNone = stored.length === 0 && damaged.length === 0
  const isCleared = note !== undefined && !settings.hadForms
  if (hasNone && !isBegunAnew && (isCleared || recovery) && refusal === undefined) {
    const startAnew = (): void => {
      forgetFormsNote()
      setNote(undefined)
      setIsBegunAnew(true)
    }
    return (
      <StorageCleared
        lastBackupAt={note?.lastBackupAt ?? settings.lastBackupAt}
        cause={recovery ? 'damaged' : hasPrivateFiles() ? 'cleared' : 'unknown'}
        lost={recovery?.lost ?? []}
        onStartAnew={startAnew}
      />
    )
  }
  if (hasNone && !settings.isStarted) return <FirstRun />
  return (
    <>
      {recovery && !isBegunAnew && <RecoveredNote recovery={recovery} />}
      <Library forms={stored} damaged={damaged} />
    </>
  )
}

/** Where the browser has them, second copies would be left had its data been damaged and not cleared. */
function hasPrivateFiles(): boolean {
  return typeof navigator.storage?.getDirectory === 'function'
}

function useDamagedForms(forms: FormRepository): readonly UnreadableRecord[] | undefined {
  const [damaged, setDamaged] = useState<readonly UnreadableRecord[]>()
  useEffect(() => forms.watchDamaged(setDamaged), [forms])
  return damaged
}
