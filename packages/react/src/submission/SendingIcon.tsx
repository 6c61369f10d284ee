import type { JSX } from 'react'
import { Icon } from '../form/Icon.tsx'

/** Turns on the button while an attempt runs. */
export function SendingIcon(): JSX.Element {
  return <Icon className="ls-spin" path="M21 12a9 9 0 1 1-6-8.5" />
}
