import type { Field, Page } from '@letterslot/core'
import type { ComponentType, ReactNode } from 'react'
import type { FieldSection } from './sections-of.ts'

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

/** Parts of the studio around the fields of a form. */
export interface FrameComponents {
  readonly FieldFrame?: ComponentType<FieldFrameProps>
  /** Parts a page's fields into sections, each with its key. */
  readonly sectionsOf?: (page: Page) => readonly FieldSection[]
}
