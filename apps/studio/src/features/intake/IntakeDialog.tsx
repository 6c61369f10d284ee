import { intakeText } from '../../catalogue/intake.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IntakeForm } from './IntakeForm.tsx'
import type { TakenIntake } from './use-take-intake.ts'

/** By which door one came: what is asked for first differs, what is read does not. */
export type IntakeDoor = 'emailjs' | 'file'

export interface IntakeDialogProps {
  readonly door: IntakeDoor
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onTake: (taken: Omit<TakenIntake, 'to'>) => void
  /** A saved form or a backup, as text or as a file. */
  readonly onOpen: (file: File) => void
  /** Goes on without code, to the three ids. */
  readonly onIdsOnly: () => void
}

/** Takes a paste or a file, and shows at once what was found in it. */
export function IntakeDialog({ door, isOpen, onClose, ...rest }: IntakeDialogProps) {
  return (
    <Dialog title={intakeText.title[door]} isOpen={isOpen} onClose={onClose} isWide>
      <IntakeForm door={door} onClose={onClose} {...rest} />
    </Dialog>
  )
}
