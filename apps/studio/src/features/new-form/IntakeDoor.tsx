import { IntakeDialog, type IntakeDialogProps } from './IntakeDialog.tsx'
import { type TakenIntake, useTakeIntake } from './use-take-intake.ts'

export interface IntakeDoorProps extends Omit<IntakeDialogProps, 'onTake' | 'isOpen'> {
  /** Recipient of the answers, if it was asked. */
  readonly to: string | undefined
}

/** The dialog that reads a paste, with the making of its form: one part, loaded when its door is opened. */
export function IntakeDoor({ to, ...props }: IntakeDoorProps) {
  const takeIntake = useTakeIntake()
  const take = async (taken: TakenIntake): Promise<void> => {
    const isKept = await takeIntake({ ...taken, ...(to === undefined ? {} : { to }) })
    if (isKept) props.onClose()
  }
  return <IntakeDialog {...props} isOpen onTake={take} />
}
