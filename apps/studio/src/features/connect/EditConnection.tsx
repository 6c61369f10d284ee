import { useState } from 'react'
import { AccountFields } from '../../domain/connections/AccountFields.tsx'
import { accountKey, idsOf } from '../../domain/connections/account-ids.ts'
import { titlesOf, updateForms } from '../../domain/connections/change-forms.ts'
import { connectionName, givenName } from '../../domain/connections/connection-name.ts'
import styles from '../../domain/connections/EmailJsDialog.module.css'
import { useAccountForm } from '../../domain/connections/use-account-form.ts'
import { withKeptState } from '../../domain/sending/record-connection-state.ts'
import { describeFailure, toSaveFailure } from '../../domain/storage/save-state.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { connectionsText, connectText } from '../../domain/texts/connect.ts'
import type { EmailJsConnection, RelayConnection } from '../../model/connection.ts'
import { storedNames } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/Toasts.tsx'

/** The longest name of a connection, in characters: it stands in one line of the header. */
const maxConnectionName = 60

export interface EditConnectionProps {
  readonly connection: EmailJsConnection | RelayConnection
  readonly usedBy: readonly StoredForm[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Gives a connection another name or other ids; the forms that send by it go along. */
export function EditConnection({ isOpen, ...props }: EditConnectionProps) {
  return (
    <Dialog title={connectionsText.edit(connectionName(props.connection))} isOpen={isOpen} onClose={props.onClose}>
      <EditForm {...props} />
    </Dialog>
  )
}

/** A part of its own, so that each opening begins with what is kept. */
function EditForm({ connection, usedBy, onClose }: Omit<EditConnectionProps, 'isOpen'>) {
  const { connections, forms } = useStorage()
  const showToast = useToast()
  const all = useRecords(connections) ?? []
  const [name, setName] = useState(givenName(connection))
  const [isTaken, setIsTaken] = useState(false)
  const account = useAccountForm(connection.kind, idsOf(connection), all, connection)
  const save = async (): Promise<void> => {
    const wanted = account.submit()
    if (!wanted) return
    if (wanted.id !== connection.id) return setIsTaken(true)
    const named = { ...wanted, name: name.trim() || storedNames[wanted.kind] }
    try {
      await connections.update(named.id, (here) => withKeptState(named, here))
      if (accountKey(named) !== accountKey(connection)) {
        const left = await updateForms(forms, connection, named, location.origin)
        if (left.length > 0) showToast({ text: connectionsText.notTaken(titlesOf(left)) })
      }
    } catch (error) {
      showToast({ text: describeFailure(await toSaveFailure(error)) })
      return
    }
    onClose()
  }
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={connectionsText.name}
        help={connectionsText.nameHelp}
        maxLength={maxConnectionName}
        value={name}
        onChange={setName}
      />
      <AccountFields
        kind={connection.kind}
        ids={account.ids}
        onChange={(ids) => {
          setIsTaken(false)
          account.setIds(ids)
        }}
        isChecked={account.isChecked}
        doubts={account.doubts}
        onConfirm={account.confirm}
      />
      {isTaken && (
        <p role="alert" className={styles['warning']}>
          {connectionsText.taken}
        </p>
      )}
      <p className={styles['lead']}>{connectionsText.editNote(titlesOf(usedBy))}</p>
      <div className={styles['actions']}>
        <Button onPress={onClose}>{connectText.dialog.cancel}</Button>
        <Button type="submit" variant="primary">
          {connectionsText.save}
        </Button>
      </div>
    </form>
  )
}
