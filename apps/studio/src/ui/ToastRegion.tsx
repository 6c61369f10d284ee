import { X } from 'lucide-react'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  type UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Toasts.module.css'
import { uiText } from './texts.ts'

/** An action of a toast. */
interface ToastAction {
  readonly label: string
  readonly onPress: () => void
  /** Undo, or a control of the page, does the same at any time. Default: false, and the toast stays until it is closed. */
  readonly isElsewhere?: boolean
}

export interface Toast {
  readonly text: string
  /** The toast's action; pressing it closes the toast. */
  readonly action?: ToastAction
  /** Called when it goes, by itself or not. */
  readonly onClose?: () => void
}

/** The toasts that stand on the screen, a landmark of its own. */
export function ToastRegion({ queue }: { readonly queue: AriaToastQueue<Toast> }) {
  return (
    <AriaToastRegion queue={queue} aria-label={uiText.notices} className={styles['region'] ?? ''}>
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
          <IconButton icon={X} label={uiText.close} size="small" tone="onInk" slot="close" />
        </AriaToast>
      )}
    </AriaToastRegion>
  )
}
