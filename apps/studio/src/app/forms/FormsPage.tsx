import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { FormRepository } from '../../domain/storage/form-repository.ts'
import { forgetFormsNote, readFormsNote } from '../../domain/storage/forms-note.ts'
import type { UnreadableRecord } from '../../domain/storage/record-store.ts'
import { useRecords, useSettings, useStorage } from '../../domain/storage/studio-storage.ts'
import type { LibraryProps } from '../../features/library/Library.tsx'
import { useNewForm } from '../../features/new-form/use-new-form.tsx'
import { lazyPart } from '../../ui/load-with-retry.ts'
import { Loading } from '../shell/Loading.tsx'

// Those that are not shown are not loaded.
const LazyFirstRun = lazyPart(async () => (await import('../../features/new-form/FirstRun.tsx')).FirstRun)
const LazyLibrary = lazyPart(async () => (await import('../../features/library/Library.tsx')).Library)
const LazyRecoveredNote = lazyPart(async () => (await import('./RecoveredNote.tsx')).RecoveredNote)
const LazyStorageCleared = lazyPart(async () => (await import('./StorageCleared.tsx')).StorageCleared)

/** The place Forms: the first screen until there is a form, the library from then on. */
export function FormsPage() {
  const { forms, refusal, recovery } = useStorage()
  const [isBegunAnew, setIsBegunAnew] = useState(false)
  const [note, setNote] = useState(() => readFormsNote())
  const stored = useRecords(forms)
  const damaged = useDamagedForms(forms)
  const { settings } = useSettings()
  if (stored === undefined || settings === undefined || damaged === undefined) return <Loading />
  const hasNone = stored.length === 0 && damaged.length === 0
  const isCleared = note !== undefined && !settings.hadForms
  if (hasNone && !isBegunAnew && (isCleared || recovery) && refusal === undefined) {
    const startAnew = (): void => {
      forgetFormsNote()
      setNote(undefined)
      setIsBegunAnew(true)
    }
    return (
      <Suspense fallback={<Loading />}>
        <LazyStorageCleared
          lastBackupAt={note?.lastBackupAt ?? settings.lastBackupAt}
          cause={recovery ? 'damaged' : hasPrivateFiles() ? 'cleared' : 'unknown'}
          lost={recovery?.lost ?? []}
          onStartAnew={startAnew}
        />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<Loading />}>
      <FirstOr hasNone={hasNone} isStarted={settings.isStarted === true}>
        {recovery && !isBegunAnew && <LazyRecoveredNote recovery={recovery} />}
        <FormsLibrary forms={stored} damaged={damaged} />
      </FirstOr>
    </Suspense>
  )
}

interface FirstOrProps {
  readonly hasNone: boolean
  readonly isStarted: boolean
  readonly children: ReactNode
}

/** The first screen, or the library: not for a form alone that was made here a moment ago, and is being opened. */
function FirstOr({ hasNone, isStarted, children }: FirstOrProps) {
  const [hadNone] = useState(hasNone)
  return hadNone && !isStarted ? <LazyFirstRun /> : children
}

/** The library, with the ways to a new form. */
function FormsLibrary(props: Omit<LibraryProps, 'newForm'>) {
  return <LazyLibrary {...props} newForm={useNewForm()} />
}

/** Second copies, in a browser that has private files, would be left had its data been damaged and not cleared. */
function hasPrivateFiles(): boolean {
  return typeof navigator.storage?.getDirectory === 'function'
}

function useDamagedForms(forms: FormRepository): readonly UnreadableRecord[] | undefined {
  const [damaged, setDamaged] = useState<readonly UnreadableRecord[]>()
  useEffect(() => forms.watchDamaged(setDamaged), [forms])
  return damaged
}
