import type { JSX } from 'react'
import type { ControlProps } from '../form-context.ts'

/** Words of the maker's between the fields. */
export function ContentControl({ field }: ControlProps): JSX.Element {
  return <p className="ls-text">{field.text}</p>
}
