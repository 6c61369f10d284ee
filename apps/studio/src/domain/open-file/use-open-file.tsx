import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import type { StoredForm } from '../../model/stored-form.ts'
import { lazyPart } from '../../ui/load-with-retry.ts'
import { useToast } from '../../ui/Toasts.tsx'
import type { OpenedFile } from '../storage/open-file.ts'
import type { OpenFault } from '../storage/read-json.ts'
import { describeFailure } from '../storage/save-state.ts'
import { useSettings, useStorage } from '../storage/studio-storage.ts'
import { importText } from '../texts/forms.ts'
import type { TakenAnswer } from './import-opened.ts'

const loadDialogs = () => import('./OpenFileDialogs.tsx')
const LazyFaultsDialog = lazyPart(async () => (await loadDialogs()).FaultsDialog)
const LazyTakenDialog = lazyPart(async () => (await loadDialogs()).TakenDialog)

const loadOpenFileParts = async () => {
  const [{ openDocument }, { readFileText }, { importOpened, takenForms }] = await Promise.all([
    import('../storage/open-file.ts'),
    import('../storage/read-json.ts'),
    import('./import-opened.ts'),
    loadDialogs(),
  ])
  return { openDocument, readFileText, importOpened, takenForms }
}

/** Loads all that opening a file can need; undefined where the network or the server is gone. */
async function loadReading(): Promise<Awaited<ReturnType<typeof loadOpenFileParts>> | undefined> {
  try {
    return await loadOpenFileParts()
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
    // Its forms are there, whatever becomes of this.
    await changeSettings({ isStarted: true }).catch(() => undefined)
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
          <LazyFaultsDialog name={opening.name} faults={opening.faults} onClose={() => setOpening(undefined)} />
        )}
        {opening?.status === 'asking' && (
          <LazyTakenDialog
            taken={opening.taken}
            onAnswer={(answer) => void take(opening.opened, answer)}
            onClose={() => setOpening(undefined)}
          />
        )}
      </Suspense>
    ),
  }
}

/** Shows the browser's own file dialog. Must be called while the press that asked for it is still being handled. */
export function chooseFile(accept: string, onFile: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    if (file) onFile(file)
  })
  input.click()
}
