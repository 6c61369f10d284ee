import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Overlay.module.css'
import { uiText } from './texts.ts'

export interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  /** Escape, the cross or a press outside. */
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons at the foot, the one that goes on last. */
  readonly actions?: ReactNode
  /** `alertdialog` interrupts to ask; then a press outside closes nothing. */
  readonly role?: 'dialog' | 'alertdialog'
  /** Room for two columns; or all the room there is, in which the content lays itself out and scrolls. */
  readonly size?: 'wide' | 'full'
}

/** A question or a small task in front of everything else. */
export function Dialog({ title, isOpen, onClose, children, actions, role = 'dialog', size }: DialogProps) {
  const changeOpen = (open: boolean): void => {
    if (!open) onClose()
  }
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={changeOpen}
      isDismissable={role === 'dialog'}
      className={styles['backdrop'] ?? ''}
    >
      <Modal className={classes(styles['modal'], size && styles[size])}>
        <AriaDialog role={role} className={styles['dialog'] ?? ''}>
          <div className={styles['head']}>
            <Heading slot="title" level={2} className={styles['title'] ?? ''}>
              {title}
            </Heading>
            <IconButton icon={X} label={uiText.close} onPress={onClose} />
          </div>
          <div className={styles['body']}>{children}</div>
          {actions && <div className={styles['actions']}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
