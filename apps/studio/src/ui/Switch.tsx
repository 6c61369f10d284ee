import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
  SwitchButton,
  SwitchField,
  type SwitchFieldProps,
} from 'react-aria-components'
import checkboxStyles from './Checkbox.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
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

interface CheckboxProps extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode
}

/** Yes or no, settled later with the rest. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} className={checkboxStyles['field'] ?? ''}>
      <CheckboxButton className={checkboxStyles['checkbox'] ?? ''}>
        <span className={checkboxStyles['box']}>
          <Icon icon={Check} size={14} />
        </span>
        <span>{children}</span>
      </CheckboxButton>
    </CheckboxField>
  )
}
