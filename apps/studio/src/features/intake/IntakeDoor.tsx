import { IntakeDialog, type IntakeDialogProps } from './IntakeDialog.tsx'
import { type TakenIntake, useTakeIntake } from './use-take-intake.ts'

export interface IntakeDoorProps extends Omit<IntakeDialogProps, 'onTake' | 'isOpen'> {
  /** Where answers should go, if it was asked. */
  readonly to: string | undefined
}

/** The dialog that reads a paste, with the making of its form: one part, loaded when its door is opened. */
export function IntakeDoor({ to, ...props }: IntakeDoorProps) {
  const takeIntake = useTakeIntake()
  const take = (taken: TakenIntake): void => {
    props.onClose()
    void takeIntake({ ...taken, ...(to === undefined ? {} : { to }) })
  }
  return <IntakeDialog {...props} isOpen onTake={take} />
}
