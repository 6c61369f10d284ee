import type { JSX } from 'react'
import type { ControlProps } from '../form-context.ts'
import { ariaProps } from './aria-props.ts'

/** Several lines of text. */
export function TextareaControl(props: ControlProps): JSX.Element {
  const { field, value } = props
  return (
    <textarea
      {...ariaProps(props)}
      className="ls-control"
      rows={4}
      placeholder={field.placeholder}
      autoComplete={field.autocomplete}
      defaultValue={typeof value === 'string' ? value : undefined}
    />
  )
}
