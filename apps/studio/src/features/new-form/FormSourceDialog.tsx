import { intakeText } from '../../domain/texts/intake.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IntakeForm, type IntakeFormProps } from './IntakeForm.tsx'
import { type TakenIntake, useTakeIntake } from './use-take-intake.ts'

export interface FormSourceDialogProps extends Omit<IntakeFormProps, 'onTake'> {
  /** Recipient of the answers, if it was asked. */
  readonly to: string | undefined
}

/**
 * Takes a paste or a file, shows at once what was found in it, and makes its form: one part, loaded when its source is
 * chosen.
 */
export function FormSourceDialog({ to, ...props }: FormSourceDialogProps) {
  const takeIntake = useTakeIntake()
  const take = async (taken: TakenIntake): Promise<void> => {
    const isKept = await takeIntake({ ...taken, ...(to === undefined ? {} : { to }) })
    if (isKept) props.onClose()
  }
  return (
    <Dialog title={intakeText.title[props.source]} isOpen onClose={props.onClose} size="wide">
      <IntakeForm {...props} onTake={take} />
    </Dialog>
  )
}
