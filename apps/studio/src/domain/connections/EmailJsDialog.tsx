import type { StoredConnection } from '../../model/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { withKeptState } from '../sending/record-connection-state.ts'
import { describeFailure, toSaveFailure } from '../storage/save-state.ts'
import { useRecords, useStorage } from '../storage/studio-storage.ts'
import { connectText } from '../texts/connect.ts'
import { AccountFields } from './AccountFields.tsx'
import { noAccountIds } from './account-ids.ts'
import styles from './EmailJsDialog.module.css'
import { useAccountForm } from './use-account-form.ts'

export interface EmailJsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** Label of the button that goes on with the ids. */
  readonly action: string
  /** The connection is kept. */
  readonly onConnected?: (connection: StoredConnection) => void
}

/** Takes the three ids of an EmailJS account and keeps them as a connection. */
export function EmailJsDialog({ isOpen, onClose, title, ...rest }: EmailJsDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <EmailJsForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

/** A part of its own, so that each opening begins with empty fields. */
function EmailJsForm({ onClose, action, onConnected }: Omit<EmailJsDialogProps, 'isOpen' | 'title'>) {
  const { connections } = useStorage()
  const account = useAccountForm('emailjs', noAccountIds, useRecords(connections) ?? [])
  const showToast = useToast()
  const go = async (): Promise<void> => {
    const connection = account.submit()
    if (!connection) return
    try {
      await connections.update(connection.id, (here) => withKeptState(connection, here))
    } catch (error) {
      showToast({ text: describeFailure(await toSaveFailure(error)) })
      return
    }
    onConnected?.(connection)
    onClose()
  }
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void go()
      }}
    >
      <p className={styles['lead']}>{connectText.dialog.lead}</p>
      <AccountFields
        kind="emailjs"
        autoFocus
        ids={account.ids}
        onChange={account.setIds}
        isChecked={account.isChecked}
        doubts={account.doubts}
        onConfirm={account.confirm}
      />
      <p className={styles['warning']}>{connectText.dialog.privateKeyWarning}</p>
      <div className={styles['actions']}>
        <Button onPress={onClose}>{connectText.dialog.cancel}</Button>
        <Button type="submit" variant="primary">
          {action}
        </Button>
      </div>
    </form>
  )
}
