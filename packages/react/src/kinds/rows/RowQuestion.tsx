import type { Field } from '@letterslot/core'
import type { RowField } from '@letterslot/core/rows'
import type { JSX } from 'react'
import type { FormContext } from '../../form/form-context.ts'

export interface RowQuestionProps {
  readonly question: RowField
  readonly group: Field
  readonly id: string
  readonly value: string
  readonly invalid: boolean
  readonly describedBy: string | undefined
  /** The browser asks for it too, where no script runs. */
  readonly isWanted: boolean
  readonly context: FormContext
}

const questionInputModes = { email: 'email', tel: 'tel', url: 'url', number: 'decimal' } as const

/** One question of a row, by the platform's own control. All of a group have its name, so they are sent in their order. */
export function RowQuestion(props: RowQuestionProps): JSX.Element {
  const { question, group, id, value, invalid, describedBy, isWanted, context } = props
  const { kind, label, placeholder, autocomplete, options = [], rules } = question
  const isRequired = rules.some((rule) => rule.kind === 'required')
  const shared = {
    id,
    name: group.name,
    className: 'ls-control',
    autoComplete: autocomplete,
    defaultValue: value,
    required: isRequired && isWanted,
    'aria-required': isRequired,
    'aria-invalid': invalid,
    'aria-describedby': invalid ? describedBy : undefined,
  }
  const isChecked = rules.some((rule) => rule.kind === 'type')
  const type = kind === 'date' || kind === 'time' || kind === 'tel' || (isChecked && kind !== 'number') ? kind : 'text'
  return (
    <div className="ls-part" data-required={isRequired || undefined}>
      <label className="ls-label" htmlFor={id}>
        {context.mark(label)}
      </label>
      {kind === 'select' ? (
        <select {...shared}>
          <option value="" {...context.langOf?.(placeholder)}>
            {placeholder || context.texts.choose}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value} {...context.langOf?.(option.label)}>
              {option.label}
            </option>
          ))}
        </select>
      ) : kind === 'textarea' ? (
        <textarea {...shared} rows={2} placeholder={placeholder} />
      ) : (
        <input
          {...shared}
          type={type}
          inputMode={kind === 'text' || kind === 'date' || kind === 'time' ? undefined : questionInputModes[kind]}
          placeholder={placeholder}
        />
      )}
    </div>
  )
}
