import type { Field } from '@letterslot/core'
import { choosesOne, choosesSeveral } from '@letterslot/core/document'
import { fieldText } from '../../domain/texts/inspector.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { Checkbox, Switch } from '../../ui/Switch.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { answerOptions } from './answer-options.ts'
import styles from './Inspector.module.css'
import { momentFields } from './moment-fields.ts'
import { textOrNone, useFieldEdit } from './use-field-edit.ts'

const defaultText = (value: Field['default']): string => (typeof value === 'string' ? value : '')

export interface DefaultFieldProps {
  readonly field: Field
  readonly problem: string | undefined
}

/** The field's default value, entered by a control of its kind. */
export function DefaultField({ field, problem }: DefaultFieldProps) {
  const edit = useFieldEdit(field)
  const options = answerOptions(field) ?? []
  const start = defaultText(field.default)
  const isGone = start !== '' && !options.some(({ value }) => value === start)
  const gone = isGone ? [{ value: start, label: fieldText.gone(start) }] : []
  const isOne = choosesOne(field)
  switch (isOne ? 'radio' : choosesSeveral(field) ? 'checkboxes' : field.kind) {
    case 'consent':
      return (
        <Switch
          isSelected={field.default === true}
          onChange={(isTicked) => edit({ default: isTicked ? true : undefined })}
        >
          {fieldText.start.ticked}
        </Switch>
      )
    case 'country':
    case 'radio':
    case 'yesNo':
      return (
        <SelectField<string>
          label={fieldText.start.chosen}
          value={start}
          problem={problem}
          choices={[{ value: '', label: fieldText.start.none }, ...options, ...gone]}
          onChange={(value) => edit({ default: textOrNone(value) })}
        />
      )
    case 'checkboxes': {
      const chosen = Array.isArray(field.default) ? field.default : []
      const choose = (value: string, isChosen: boolean): void => {
        const next = options
          .map((option) => option.value)
          .filter((one) => (one === value ? isChosen : chosen.includes(one)))
        edit({ default: next.length > 0 ? next : undefined })
      }
      return (
        <fieldset className={styles['fieldset']}>
          <legend className={styles['caption']}>{fieldText.start.ticked}</legend>
          {options.map(({ value, label }) => (
            <Checkbox key={value} isSelected={chosen.includes(value)} onChange={(isChosen) => choose(value, isChosen)}>
              {label}
            </Checkbox>
          ))}
        </fieldset>
      )
    }
    case 'ranking':
    case 'dateRange':
    case 'name':
    case 'address':
    case 'file':
    case 'signature':
    case 'rows':
      return null
    default: {
      const Control = momentFields[field.kind] ?? TextField
      return (
        <Control
          label={field.kind === 'hidden' ? fieldText.start.hidden : fieldText.start.filled}
          value={start}
          autoComplete="off"
          onChange={(text) => edit({ default: textOrNone(text) })}
        />
      )
    }
  }
}
