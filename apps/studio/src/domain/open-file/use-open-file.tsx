import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { StoredForm } from '../../model/stored-form.ts'
import { useToast } from '../../ui/Toasts.tsx'
import type { OpenedFile } from '../storage/open-file.ts'
import type { OpenFault } from '../storage/read-json.ts'
import { describeFailure } from '../storage/save-state.ts'
import { useSettings, useStorage } from '../storage/studio-storage.ts'
import { importText } from '../texts/forms.ts'
import { chooseFile } from './choose-file.ts'
import type { TakenAnswer } from './import-opened.ts'

const loadFaultsDialog = async () => ({ default: (await import('./FaultsDialog.tsx')).FaultsDialog })
const loadTakenDialog = async () => ({ default: (await import('./TakenDialog.tsx')).TakenDialog })
const FaultsDialog = lazy(loadFaultsDialog)
const TakenDialog = lazy(loadTakenDialog)

/** Loads all that opening a file can need; undefined where the network or the server is gone. */
async function loadReading(): Promise<typeof import('./reading.ts') | undefined> {
  try {
    const [reading] = await Promise.all([import('./reading.ts'), loadFaultsDialog(), loadTakenDialog()])
    return reading
  } catch {
    return undefined
  }
}

/** State of opening a file. */
type Opening =
  | { readonly status: 'refused'; readonly name: string; readonly faults: readonly OpenFault[] }
  | { readonly status: 'asking'; readonly opened: OpenedFile; readonly taken: readonly StoredForm[] }

/** State of the parts that open a file: where they did not load, the file was not read. */
export type ReadingParts = 'loaded' | 'unloaded'

/**
 * Opens a form or a backup from a file: asks for the file, says what is wrong, asks before it replaces anything.
 * @param onOpened - called once what the file holds is kept; never for a file that was refused.
 */
export function useOpenFile(onOpened?: () => void): {
  readonly choose: () => void
  readonly open: (file: File) => Promise<ReadingParts>
  readonly dialogs: ReactNode
} {
  const storage = useStorage()
  const { changeSettings } = useSettings()
  const navigate = useNavigate()
  const showToast = useToast()
  const [opening, setOpening] = useState<Opening>()

  const take = async (opened: OpenedFile, answer: TakenAnswer): Promise<void> => {
    setOpening(undefined)
    const reading = await loadReading()
    if (!reading) {
      showToast({ text: importText.unloaded })
      return
    }
    const outcome = await reading.importOpened(storage, opened, answer)
    if (!outcome.ok) {
      showToast({ text: describeFailure(outcome.error) })
      return
    }
    onOpened?.()
    await changeSettings({ isStarted: true })
    const [only, ...others] = outcome.value
    const again = opened.connections.some(({ kind }) => kind === 'relay') ? ` ${importText.connectAgain}` : ''
    if (only && others.length === 0) await navigate({ to: '/forms/$formId/build', params: { formId: only.id } })
    else await navigate({ to: '/' })
    showToast({ text: importText.opened(outcome.value.length) + again })
  }
  const open = async (file: File): Promise<ReadingParts> => {
    const reading = await loadReading()
    if (!reading) return 'unloaded'
    const { openDocument, readFileText, takenForms } = reading
    const text = await readFileText(file)
    const opened = text.ok ? openDocument(text.value, new Date().toISOString()) : text
    if (!opened.ok) {
      setOpening({ status: 'refused', name: file.name, faults: opened.error })
      return 'loaded'
    }
    const taken = takenForms(opened.value, await storage.forms.list())
    if (taken.length > 0) setOpening({ status: 'asking', opened: opened.value, taken })
    else await take(opened.value, 'keep-both')
    return 'loaded'
  }
  const openOrTell = async (file: File): Promise<void> => {
    if ((await open(file)) === 'unloaded') showToast({ text: importText.unloaded })
  }
  return {
    choose: () => chooseFile('application/json,.json', (file) => void openOrTell(file)),
    open,
    dialogs: (
      <Suspense>
        {opening?.status === 'refused' && (
          <FaultsDialog name={opening.name} faults={opening.faults} onClose={() => setOpening(undefined)} />
        )}
        {opening?.status === 'asking' && (
          <TakenDialog
            taken={opening.taken}
            onAnswer={(answer) => void take(opening.opened, answer)}
            onClose={() => setOpening(undefined)}
          />
        )}
      </Suspense>
    ),
  }
}
