import { useState } from 'react'
import { emailJsText } from '../../catalogue/forms.ts'
import type { ChosenConnection } from '../../document/commands/choose-connection.ts'
import { newConnectionId } from '../../document/new-id.ts'
import { useStorage } from '../../storage/studio-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './EmailJsDialog.module.css'

export interface EmailJsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The connection is stored. */
  readonly onConnected: (connection: ChosenConnection) => void
}

/** EmailJS's own address. A relay that speaks the same wire has another. */
const emailJsOrigin = 'https://api.emailjs.com'

const fields = [
  { key: 'publicKey', label: emailJsText.publicKey, help: emailJsText.publicKeyHelp },
  { key: 'serviceId', label: emailJsText.serviceId, help: emailJsText.serviceIdHelp },
  { key: 'templateId', label: emailJsText.templateId, help: emailJsText.templateIdHelp },
] as const

const noIds = { publicKey: '', serviceId: '', templateId: '' }

/** Takes the three ids of an EmailJS account. */
export function EmailJsDialog({ isOpen, onClose, onConnected }: EmailJsDialogProps) {
  const { connections } = useStorage()
  const [typed, setTyped] = useState(noIds)
  const [isChecked, setIsChecked] = useState(false)
  const ids = {
    publicKey: typed.publicKey.trim(),
    serviceId: typed.serviceId.trim(),
    templateId: typed.templateId.trim(),
  }
  const connect = async (): Promise<void> => {
    setIsChecked(true)
    const missing = fields.find(({ key }) => ids[key] === '')
    if (missing) {
      document.getElementsByName(missing.key)[0]?.focus()
      return
    }
    const id = newConnectionId()
    await connections.put({ kind: 'emailjs', id, name: emailJsText.connectionName, ...ids })
    onConnected({ id, destination: { origin: emailJsOrigin, ...ids } })
    onClose()
  }
  return (
    <Dialog title={emailJsText.title} isOpen={isOpen} onClose={onClose}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void connect()
        }}
      >
        <p className={styles['lead']}>{emailJsText.lead}</p>
        {fields.map(({ key, label, help }, index) => (
          <TextField
            key={key}
            name={key}
            label={label}
            help={help}
            isMono
            autoFocus={index === 0}
            autoComplete="off"
            value={typed[key]}
            onChange={(value) => setTyped({ ...typed, [key]: value })}
            problem={isChecked && ids[key] === '' ? emailJsText.missing : undefined}
          />
        ))}
        <p className={styles['warning']}>{emailJsText.privateKeyWarning}</p>
        <div className={styles['actions']}>
          <Button onPress={onClose}>{emailJsText.cancel}</Button>
          <Button type="submit" variant="primary">
            {emailJsText.create}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
