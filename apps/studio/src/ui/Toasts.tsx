import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useState } from 'react'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Toasts.module.css'
import { toastMs } from './timing.ts'

export interface Toast {
  readonly text: string
  /** What can be done about it; pressing it takes the toast away. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

/** Shows a toast and returns what takes it away again. */
export type ShowToast = (toast: Toast) => () => void

const ToastContext = createContext<ShowToast | null>(null)

/** Gives what stands inside it a place for toasts. Inside another one it adds nothing. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const outer = use(ToastContext)
  const [queue] = useState(() => new AriaToastQueue<Toast>({ maxVisibleToasts: 3 }))
  const [show] = useState<ShowToast>(() => (toast: Toast) => {
    const key = queue.add(toast, { timeout: toastMs })
    return () => queue.close(key)
  })
  if (outer) return children
  return (
    <ToastContext value={show}>
      {children}
      <AriaToastRegion queue={queue} aria-label="Notices" className={styles['region'] ?? ''}>
        {({ toast }) => (
          <AriaToast toast={toast} className={styles['toast'] ?? ''}>
            <AriaToastContent className={styles['content'] ?? ''}>
              <Text slot="title">{toast.content.text}</Text>
            </AriaToastContent>
            {toast.content.action && (
              <Button
                size="small"
                slot={null}
                onPress={() => {
                  queue.close(toast.key)
                  toast.content.action?.onPress()
                }}
              >
                {toast.content.action.label}
              </Button>
            )}
            <IconButton icon={X} label="Close" size="small" tone="onInk" slot="close" />
          </AriaToast>
        )}
      </AriaToastRegion>
    </ToastContext>
  )
}

/**
 * What shows a toast: only for what the page does not show already, and for undo.
 * @throws {TypeError} outside `Toasts`.
 */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new TypeError('useToast wants a <Toasts> around it.')
  return show
}
