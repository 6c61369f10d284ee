import { ChevronDown, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { classes } from './classes.ts'
import frame from './FieldFrame.module.css'
import { Icon } from './Icon.tsx'
import styles from './SelectField.module.css'
import type { LabelledControlProps } from './TextField.tsx'

export interface SelectChoice<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface SelectFieldProps<Value extends string> extends LabelledControlProps {
  readonly value: Value
  readonly choices: readonly SelectChoice<Value>[]
  readonly onChange: (value: Value) => void
  readonly autoFocus?: boolean
}

/** One of a list, by the platform's own select: the best there is on phones and with a screen reader. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const {
    label,
    isLabelHidden = false,
    isLabelQuiet = false,
    isInline = false,
    isRow = false,
    labelEnd,
    help,
    problem,
    value,
    choices,
    onChange,
    autoFocus = false,
  } = props
  const id = useId()
  const describedBy = classes(help !== undefined && `${id}-help`, problem !== undefined && `${id}-problem`)
  return (
    <div className={classes(frame['field'], isInline && frame['inline'], isRow && frame['row'])}>
      <div className={classes(frame['head'], isLabelHidden && frame['hidden'])}>
        <label className={classes(frame['label'], isLabelQuiet && frame['quiet'])} htmlFor={id}>
          {label}
        </label>
        {labelEnd}
      </div>
      <div className={styles['box']}>
        <select
          id={id}
          className={classes(frame['input'], styles['select'])}
          value={value}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={describedBy || undefined}
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
        <Icon icon={ChevronDown} className={styles['arrow'] ?? ''} />
      </div>
      {help && (
        <span id={`${id}-help`} className={frame['help']}>
          {help}
        </span>
      )}
      {problem !== undefined && (
        <span id={`${id}-problem`} className={frame['problem']}>
          <Icon icon={CircleAlert} size={14} className={frame['problemIcon'] ?? ''} />
          {problem}
        </span>
      )}
    </div>
  )
}
