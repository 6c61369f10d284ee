import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Overlay.module.css'
import { uiText } from './texts.ts'

interface DrawerProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Stays open unseen, while something of it is dragged to what is behind it. */
  readonly isOutOfSight?: boolean
  readonly children: ReactNode
}

/** A panel that comes from the side; on a phone a sheet from below. */
export function Drawer({ title, isOpen, onClose, isOutOfSight = false, children }: DrawerProps) {
  const changeOpen = (open: boolean): void => {
    if (!open) onClose()
  }
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={changeOpen}
      isDismissable
      className={classes(styles['backdrop'], styles['edge'], isOutOfSight && styles['unseen'])}
    >
      <Modal className={styles['drawer'] ?? ''}>
        <AriaDialog className={styles['dialog'] ?? ''}>
          <div className={styles['head']}>
            <Heading slot="title" level={2} className={styles['title'] ?? ''}>
              {title}
            </Heading>
            <IconButton icon={X} label={uiText.close} onPress={onClose} />
          </div>
          <div className={styles['body']}>{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
