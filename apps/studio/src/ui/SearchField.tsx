import { Search } from 'lucide-react'
import type { Ref } from 'react'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Input,
} from 'react-aria-components'
import { classes } from './classes.ts'
import frame from './FieldFrame.module.css'
import { Icon } from './Icon.tsx'
import { Kbd } from './IconButton.tsx'
import styles from './SearchField.module.css'

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'className' | 'style' | 'children' | 'aria-label'> {
  /** The field's name, also shown while it is empty. */
  readonly label: string
  /** The key that brings the focus here, shown while the field is empty. */
  readonly keys?: string
  readonly inputRef?: Ref<HTMLInputElement>
}

/** Narrows a list by typing; Escape empties it. */
export function SearchField({ label, keys, inputRef, ...rest }: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} aria-label={label} className={styles['field'] ?? ''}>
      <Icon icon={Search} className={styles['icon'] ?? ''} />
      <Input
        {...(inputRef ? { ref: inputRef } : {})}
        placeholder={label}
        className={classes(frame['input'], styles['input'])}
      />
      {keys && (
        <span className={styles['keys']} aria-hidden="true">
          <Kbd>{keys}</Kbd>
        </span>
      )}
    </AriaSearchField>
  )
}
