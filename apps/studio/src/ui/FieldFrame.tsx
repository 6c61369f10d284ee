import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './FieldFrame.module.css'
import { Icon } from './Icon.tsx'

/** Props of every labelled control of the kit. */
export interface FieldFrameProps {
  readonly label: string
  /** Only for screen readers; sighted people see what the control is by its place. */
  readonly isLabelHidden?: boolean
  /** Small and quiet, inside a card that has a name of its own. */
  readonly isLabelQuiet?: boolean
  /** Label and control on one line: for a few short fields in a card. */
  readonly isInline?: boolean
  /** Label, control and what ends the label's line side by side where there is room: for ids, one below the other. */
  readonly isRow?: boolean
  /** Stands at the end of the label's line: a chip, a counter. */
  readonly labelEnd?: ReactNode
  readonly help?: ReactNode
  /** Why the value cannot stay as it is. Its presence makes the control invalid. */
  readonly problem?: string | undefined
}

/** Label above, help and problem below; inside a React Aria field the three are tied to the control by themselves. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  isLabelQuiet = false,
  labelEnd,
  help,
  problem,
  children,
}: Omit<FieldFrameProps, 'isInline' | 'isRow'> & { readonly children: ReactNode }) {
  return (
    <>
      <div className={classes(styles['head'], isLabelHidden && styles['hidden'])}>
        <Label className={classes(styles['label'], isLabelQuiet && styles['quiet'])}>{label}</Label>
        {labelEnd}
      </div>
      {children}
      {help && (
        <Text slot="description" className={styles['help'] ?? ''}>
          {help}
        </Text>
      )}
      <FieldError className={styles['problem'] ?? ''}>
        <Icon icon={CircleAlert} size={14} className={styles['problemIcon'] ?? ''} />
        <span>{problem}</span>
      </FieldError>
    </>
  )
}
