import { useState } from 'react'
import { connectionsText, connectText } from '../../catalogue/connect.ts'
import { useRecords, useStorage } from '../../storage/studio-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { AccountFields } from './AccountFields.tsx'
import { connectionFor, findProblem, noAccountIds, trimIds } from './account-ids.ts'
import styles from './ConnectionsPage.module.css'

export interface AddEmailJsProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Takes the three ids of an EmailJS account and keeps them as a connection. */
export function AddEmailJs({ isOpen, onClose }: AddEmailJsProps) {
  const { connections } = useStorage()
  const stored = useRecords(connections) ?? []
  const [ids, setIds] = useState(noAccountIds)
  const [isChecked, setIsChecked] = useState(false)
  const close = (): void => {
    setIds(noAccountIds)
    setIsChecked(false)
    onClose()
  }
  const add = async (): Promise<void> => {
    setIsChecked(true)
    const trimmed = trimIds(ids)
    const problem = findProblem('emailjs', trimmed)
    if (problem) {
      document.getElementsByName(problem)[0]?.focus()
      return
    }
    await connections.put(connectionFor('emailjs', trimmed, stored))
    close()
  }
  return (
    <Dialog title={connectionsText.addEmailJs} isOpen={isOpen} onClose={close}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <p className={styles['lead']}>{connectText.ids.lead}</p>
        <AccountFields kind="emailjs" ids={ids} onChange={setIds} isChecked={isChecked} />
        <div>
          <Button type="submit" variant="primary">
            {connectionsText.addEmailJs}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
