import { Outlet, useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { type DocumentSession, openSession } from '../../domain/document/session.ts'
import { DocumentContext } from '../../domain/document/use-document.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { leaveText } from '../../domain/texts/storage.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { FormHeader } from './FormHeader.tsx'
import { Main } from './Main.tsx'
import { SaveTrouble } from './SaveTrouble.tsx'

/** An open form: its session around the five steps and *Try it*. */
export function FormShell({ stored }: { readonly stored: StoredForm }) {
  const { forms } = useStorage()
  const [session] = useState(() => openSession(stored, forms))
  useEffect(() => session.start(), [session])
  useLeaveGuard(session)
  return (
    <DocumentContext value={session}>
      <FormHeader />
      <SaveTrouble />
      <Main>
        <Outlet />
      </Main>
    </DocumentContext>
  )
}

/**
 * Asks before an open form is left whose last change could not be saved, by a link or by closing the page: what is on
 * screen is all there is of it.
 */
function useLeaveGuard({ formId, saveState }: Pick<DocumentSession, 'formId' | 'saveState'>): void {
  const isUnsaved = useCallback(() => ['failed', 'conflict'].includes(saveState.getState().status), [saveState])
  useBlocker({
    shouldBlockFn: ({ next }) => {
      const isSameForm = 'formId' in next.params && next.params.formId === formId
      return isUnsaved() && !isSameForm && !window.confirm(leaveText)
    },
    enableBeforeUnload: false,
  })
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isUnsaved])
}
