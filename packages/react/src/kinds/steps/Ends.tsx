import type { JSX } from 'react'
import type { ControlProps } from '../../form/form-context.ts'

export interface EndsProps extends Pick<ControlProps, 'context' | 'id'> {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** The words at the ends of a row, each with an id for what it describes; nothing where there are none. */
export function Ends({ context, id, from, to }: EndsProps): JSX.Element | null {
  if (!from && !to) return null
  return (
    <p className="ls-ends">
      <span id={`${id}-from`}>{context.mark(from)}</span>
      <span id={`${id}-to`}>{context.mark(to)}</span>
    </p>
  )
}
