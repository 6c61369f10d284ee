import styles from './Chip.module.css'
import { classes } from './classes.ts'

export interface ChipProps {
  readonly children: string
  /** Names something that is not there. */
  readonly isUnknown?: boolean
}

/** A name that is sent as it stands, a parameter say. */
export function Chip({ children, isUnknown = false }: ChipProps) {
  return <code className={classes(styles['chip'], isUnknown && styles['unknown'])}>{children}</code>
}
