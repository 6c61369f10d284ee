import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components'
import styles from './Checkbox.module.css'
import { Icon } from './Icon.tsx'

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode
}

/** Yes or no, settled later with the rest. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} className={styles['field'] ?? ''}>
      <CheckboxButton className={styles['checkbox'] ?? ''}>
        <span className={styles['box']}>
          <Icon icon={Check} size={14} />
        </span>
        <span>{children}</span>
      </CheckboxButton>
    </CheckboxField>
  )
}
