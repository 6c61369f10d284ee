import { useToast } from '../../ui/Toasts.tsx'
import { useDocumentSession } from './use-document.ts'

export interface UndoToast {
  readonly text: string
  /** The words of the button. */
  readonly label: string
  /** Takes the change back. */
  readonly onUndo: () => void
  /** It offers the last step of undo alone: it goes at the next change, too. Default: false. */
  readonly isOfLastStep?: boolean
}

/**
 * Returns the function that says of the change made last that it can be taken back. The toast goes once the change was taken back by
 * other means: it would be untrue then, and its button would do it twice.
 */
export function useUndoToast(): (toast: UndoToast) => void {
  const { store } = useDocumentSession()
  const showToast = useToast()
  return ({ text, label, onUndo, isOfLastStep = false }) => {
    const done = store.getState().history.past.at(-1)?.forward[0]
    const stop = store.subscribe(({ history: { past } }) => {
      // What is typed next may have become one step with it.
      const isThere = past.slice(isOfLastStep ? -1 : 0).some(({ forward }) => forward.some((patch) => patch === done))
      if (!isThere) close()
    })
    const close = showToast({ text, action: { label, isElsewhere: true, onPress: onUndo }, onClose: stop })
  }
}
