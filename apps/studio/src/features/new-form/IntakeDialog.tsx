import { intakeText } from '../../domain/texts/intake.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IntakeForm, type IntakeFormProps } from './IntakeForm.tsx'

export interface IntakeDialogProps extends IntakeFormProps {
  readonly isOpen: boolean
}

/** Takes a paste or a file, and shows at once what was found in it. */
export function IntakeDialog({ door, isOpen, onClose, ...rest }: IntakeDialogProps) {
  return (
    <Dialog title={intakeText.title[door]} isOpen={isOpen} onClose={onClose} isWide>
      <IntakeForm door={door} onClose={onClose} {...rest} />
    </Dialog>
  )
}
