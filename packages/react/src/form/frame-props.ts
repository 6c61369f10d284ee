import type { Field } from '@letterslot/core'
import type { ReactNode } from 'react'

/** The props of what stands in place of a label. */
export interface LabelProps {
  readonly className?: string
  readonly htmlFor?: string
  readonly children?: ReactNode
}

/** The props of a frame around one field: the studio draws selection, toolbar and drop targets there. */
export interface FieldFrameProps {
  readonly field: Field
  readonly children: ReactNode
}
