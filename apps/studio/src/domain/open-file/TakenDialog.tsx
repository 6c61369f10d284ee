import type { StoredForm } from '../../model/stored-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { importText } from '../texts/forms.ts'
import type { TakenAnswer } from './import-opened.ts'

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
