import { ChevronDown } from 'lucide-react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { SelectChoice } from '../../ui/SelectField.tsx'
import styles from './ChipSelect.module.css'

export interface ChipSelectProps<Value extends string> {
  /** For screen readers; sighted people read it as a word of a sentence. */
  readonly label: string
  readonly value: Value
  readonly choices: readonly SelectChoice<Value>[]
  /** `field` names a question of the form, `value` what it is compared with. */
  readonly tone: 'field' | 'word' | 'value'
  readonly autoFocus?: boolean
  readonly onChange: (value: Value) => void
}

/** A word of a sentence that can be changed for another, by the platform's own select. */
export function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  const { label, value, choices, tone, autoFocus = false, onChange } = props
  return (
    <span className={classes(styles['chip'], styles[tone])}>
      <select
        className={styles['select']}
        aria-label={label}
        value={value}
        // biome-ignore lint/a11y/noAutofocus: only what the person has just opened asks for it
        autoFocus={autoFocus}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size={14} className={styles['arrow'] ?? ''} />
    </span>
  )
}
