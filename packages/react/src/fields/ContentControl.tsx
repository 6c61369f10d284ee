import type { JSX } from 'react'
import type { ControlProps } from '../form-context.ts'

/** Words of the maker's between the fields. */
export function ContentControl({ field, context }: ControlProps): JSX.Element {
  return <p className="ls-text">{context.words(field, 'text')}</p>
}
