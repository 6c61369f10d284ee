import type { JSX } from 'react'
import type { ControlProps } from '../form-context.ts'
import { DayBounds } from './DayBounds.tsx'
import { FreeText } from './FreeText.tsx'

/** The part below the control of a field that has something few fields have. */
export function FieldExtra(props: ControlProps): JSX.Element | null {
  if (props.field.rules.some(({ kind }) => kind === 'days')) return <DayBounds {...props} />
  const open = props.field.options?.find(({ freeText }) => freeText)
  return open ? <FreeText {...props} option={open} /> : null
}
