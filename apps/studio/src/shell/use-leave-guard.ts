import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { leaveText } from '../catalogue/storage.ts'
import type { DocumentSession } from '../document/session.ts'

/**
 * Asks before an open form is left whose last change could not be saved, by a link or by closing the page: what is on
 * screen is all there is of it.
 */
export function useLeaveGuard({ formId, saveState }: Pick<DocumentSession, 'formId' | 'saveState'>): void {
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
