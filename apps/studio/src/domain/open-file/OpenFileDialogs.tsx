import type { StoredForm } from '../../model/stored-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { OpenFault } from '../storage/read-json.ts'
import { importText } from '../texts/forms.ts'
import type { TakenAnswer } from './import-opened.ts'
import styles from './OpenFileDialogs.module.css'

export interface TakenDialogProps {
  readonly taken: readonly StoredForm[]
  readonly onAnswer: (answer: TakenAnswer) => void
  readonly onClose: () => void
}

/** Asks what becomes of forms that are here already. Nothing is replaced by itself. */
export function TakenDialog({ taken, onAnswer, onClose }: TakenDialogProps) {
  const title = taken[0]?.document.form.title ?? ''
  return (
    <Dialog
      title={importText.taken(title)}
      isOpen
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {importText.cancel}
          </Button>
          <Button onPress={() => onAnswer('replace')}>{importText.replace}</Button>
          <Button variant="primary" autoFocus onPress={() => onAnswer('keep-both')}>
            {importText.keepBoth}
          </Button>
        </>
      }
    >
      <p>{importText.takenText(taken.length)}</p>
    </Dialog>
  )
}

/** More than a person reads; the first ones usually explain the others. */
const shownFaults = 8

export interface FaultsDialogProps {
  readonly name: string
  readonly faults: readonly OpenFault[]
  readonly onClose: () => void
}

/** Says why a file was not opened, and where. */
export function FaultsDialog({ name, faults, onClose }: FaultsDialogProps) {
  return (
    <Dialog
      title={importText.refusedTitle}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {importText.close}
        </Button>
      }
    >
      <p>{importText.faults(name, faults.length)}</p>
      <ul className={styles['faults']}>
        {faults.slice(0, shownFaults).map(({ message, pointer }) => (
          <li key={`${pointer}${message}`}>
            {message} {pointer && <code>{pointer}</code>}
          </li>
        ))}
        {faults.length > shownFaults && <li>{importText.more(faults.length - shownFaults)}</li>}
      </ul>
    </Dialog>
  )
}
