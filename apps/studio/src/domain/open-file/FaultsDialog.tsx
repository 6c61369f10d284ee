import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { OpenFault } from '../storage/read-json.ts'
import { importText } from '../texts/forms.ts'
import styles from './FaultsDialog.module.css'

/** More than a person reads; the first ones usually explain the others. */
const shown = 8

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
        {faults.slice(0, shown).map(({ message, pointer }) => (
          <li key={`${pointer}${message}`}>
            {message} {pointer && <code>{pointer}</code>}
          </li>
        ))}
        {faults.length > shown && <li>{importText.more(faults.length - shown)}</li>}
      </ul>
    </Dialog>
  )
}
