import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './Switch.module.css'

export interface SwitchProps extends Omit<SwitchFieldProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode
  /** Only for screen readers; the words stand elsewhere. */
  readonly isLabelHidden?: boolean
}

/** On or off, at once. */
export function Switch({ children, isLabelHidden = false, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={styles['field'] ?? ''}>
      <SwitchButton className={styles['switch'] ?? ''}>
        <span className={styles['track']} />
        <span className={classes(styles['label'], isLabelHidden && styles['hidden'])}>{children}</span>
      </SwitchButton>
    </SwitchField>
  )
}
