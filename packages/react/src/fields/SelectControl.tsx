import type { JSX } from 'react'
import type { ControlProps } from '../form-context.ts'
import { ariaProps } from './aria-props.ts'

/** One of several, in a list that opens. It begins with no choice made. */
export function SelectControl(props: ControlProps): JSX.Element {
  const { field, value, context } = props
  return (
    <select
      {...ariaProps(props)}
      className="ls-control"
      autoComplete={field.autocomplete}
      defaultValue={typeof value === 'string' ? value : ''}
    >
      <option value="">{field.placeholder || context.texts.choose}</option>
      {field.options?.map((option) => (
        <option key={option.value} value={option.value} data-other={option.freeText}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
