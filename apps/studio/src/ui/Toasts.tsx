import { createContext, type ReactNode, use, useState } from 'react'
import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components'
import type { Toast } from './ToastRegion.tsx'

/** Shows a toast and returns what takes it away again. */
export type ShowToast = (toast: Toast) => () => void

const ToastContext = createContext<ShowToast | null>(null)

type Region = typeof import('./ToastRegion.tsx').ToastRegion

/**
 * Gives what stands inside it a place for toasts. Inside another one it adds nothing. The region is loaded for the first
 * toast; one that could not be drawn yet stands there with the next.
 */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const outer = use(ToastContext)
  const [queue] = useState(() => new AriaToastQueue<Toast>({ maxVisibleToasts: 3 }))
  const [ToastRegion, setRegion] = useState<Region>()
  const [show] = useState<ShowToast>(() => (toast: Toast) => {
    const timeout = toastTimeoutMs(toast)
    const key = queue.add(toast, {
      ...(timeout === undefined ? {} : { timeout }),
      ...(toast.onClose ? { onClose: toast.onClose } : {}),
    })
    void import('./ToastRegion.tsx').then(
      (module) => setRegion(() => module.ToastRegion),
      () => undefined,
    )
    return () => queue.close(key)
  })
  if (outer) return children
  return (
    <ToastContext value={show}>
      {children}
      {ToastRegion && <ToastRegion queue={queue} />}
    </ToastContext>
  )
}

/**
 * Returns the function that shows a toast: only for what the page does not show already, and for undo.
 * @throws {TypeError} outside `Toasts`.
 */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new TypeError('useToast wants a <Toasts> around it.')
  return show
}

/** Long enough to read a toast. */
const readingMs = 10_000

/** Time that a toast stays by itself; undefined for one that stays until it is closed: nothing else does what its action does. */
export function toastTimeoutMs({ action }: Toast): number | undefined {
  return action && !action.isElsewhere ? undefined : readingMs
}
