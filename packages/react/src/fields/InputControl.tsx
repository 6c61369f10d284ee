import type { Field } from '@letterslot/core'
import type { JSX } from 'react'
import type { ControlProps } from '../form-context.ts'
import { ariaProps } from './aria-props.ts'

type InputMode = 'email' | 'tel' | 'url' | 'decimal'

const modes: Partial<Record<Field['kind'], InputMode>> = { email: 'email', tel: 'tel', url: 'url', number: 'decimal' }

/** One line of text, of whatever kind. A number is text too: a number input changes what was typed. */
export function InputControl(props: ControlProps): JSX.Element {
  const { field, value } = props
  const { kind, rules, placeholder, autocomplete } = field
  const checked = rules.some((rule) => rule.kind === 'type')
  const range = rules.find((rule) => rule.kind === 'range')
  // Without its rule an e-mail or web address is any text, with the keyboard that suits it.
  const type = kind === 'date' || kind === 'tel' || (checked && kind !== 'number') ? kind : 'text'
  return (
    <input
      {...ariaProps(props)}
      className="ls-control"
      type={type}
      inputMode={modes[kind]}
      placeholder={placeholder}
      autoComplete={autocomplete}
      defaultValue={typeof value === 'string' ? value : undefined}
      {...(kind === 'date' && { min: range?.min, max: range?.max })}
    />
  )
}
