import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { importText } from '../../catalogue/forms.ts'
import { describeFailure } from '../../shell/describe-failure.ts'
import type { TakenAnswer } from '../../storage/import-opened.ts'
import type { Opened } from '../../storage/open-document.ts'
import type { OpenFault } from '../../storage/open-fault.ts'
import type { StoredForm } from '../../storage/stored-form.ts'
import { useSettings, useStorage } from '../../storage/studio-storage.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { chooseFile } from './choose-file.ts'

const FaultsDialog = lazy(async () => ({ default: (await import('./FaultsDialog.tsx')).FaultsDialog }))
const TakenDialog = lazy(async () => ({ default: (await import('./TakenDialog.tsx')).TakenDialog }))

/** What opening a file has come to so far. */
type Opening =
  | { readonly status: 'refused'; readonly name: string; readonly faults: readonly OpenFault[] }
  | { readonly status: 'asking'; readonly opened: Opened; readonly taken: readonly StoredForm[] }

/** Opens a form or a backup from a file: asks for the file, says what is wrong, asks before it replaces anything. */
export function useOpenFile(): {
  readonly choose: () => void
  readonly open: (file: File) => Promise<void>
  readonly dialogs: ReactNode
} {
  const storage = useStorage()
  const { changeSettings } = useSettings()
  const navigate = useNavigate()
  const showToast = useToast()
  const [opening, setOpening] = useState<Opening>()

  const take = async (opened: Opened, answer: TakenAnswer): Promise<void> => {
    setOpening(undefined)
    const { importOpened } = await import('./reading.ts')
    const outcome = await importOpened(storage, opened, answer)
    if (!outcome.ok) {
      showToast({ text: describeFailure(outcome.error) })
      return
    }
    await changeSettings({ isStarted: true })
    const [only, ...others] = outcome.value
    const again = opened.connections.some(({ kind }) => kind === 'relay') ? ` ${importText.connectAgain}` : ''
    if (only && others.length === 0) await navigate({ to: '/forms/$formId/build', params: { formId: only.id } })
    else await navigate({ to: '/' })
    showToast({ text: importText.opened(outcome.value.length) + again })
  }
  const open = async (file: File): Promise<void> => {
    const { openDocument, readText, takenForms } = await import('./reading.ts')
    const text = await readText(file)
    const opened = text.ok ? openDocument(text.value, new Date().toISOString()) : text
    if (!opened.ok) {
      setOpening({ status: 'refused', name: file.name, faults: opened.error })
      return
    }
    const taken = takenForms(opened.value, await storage.forms.list())
    if (taken.length > 0) setOpening({ status: 'asking', opened: opened.value, taken })
    else await take(opened.value, 'keep-both')
  }
  return {
    choose: () => chooseFile('application/json,.json', (file) => void open(file)),
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
