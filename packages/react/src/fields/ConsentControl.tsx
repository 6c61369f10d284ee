import type { JSX } from 'react'
import type { ControlProps } from '../form-context.ts'
import { ariaProps } from './aria-props.ts'

/** A single box to tick. */
export function ConsentControl(props: ControlProps): JSX.Element {
  return <input {...ariaProps(props)} type="checkbox" value="yes" defaultChecked={props.value === true} />
}
