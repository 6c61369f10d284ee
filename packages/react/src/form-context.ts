import type { Field, FieldKind, Issue, RichWords, Value } from '@letterslot/core'
import type { FormTexts, OutcomeTexts, RareTexts } from '@letterslot/core/form-state'
import type { ComponentType, ReactNode } from 'react'
import type { FormHandle } from './form-handle.ts'
import type { RareParts } from './form-options.ts'
import type { Tokens } from './interpolate.ts'

/** A control's props. Its `name`, `id` and ARIA attributes must reach the element that the visitor uses. */
export interface ControlProps {
  readonly field: Field
  readonly id: string
  /** The value that the control starts with; it keeps its own from then on. */
  readonly value: Value | undefined
  readonly required: boolean
  readonly invalid: boolean
  /** Ids of help and issues, for `aria-describedby`. */
  readonly describedBy: string | undefined
  readonly context: FormContext
}

/** The props of a frame around one field: the studio draws selection, toolbar and drop targets there. */
export interface FieldFrameProps {
  readonly field: Field
  readonly children: ReactNode
}

/** Components of yours in place of ours: a control by its field's kind, or a frame around every field. */
export interface FormComponents extends Partial<Record<FieldKind, ComponentType<ControlProps>>> {
  readonly FieldFrame?: ComponentType<FieldFrameProps>
}

/** The facts and texts that the parts of a form share. */
export interface FormContext {
  readonly handle: FormHandle
  readonly idPrefix: string
  /** Drawn to be edited: every field shows, and Send does nothing. */
  readonly editing: boolean
  readonly components: FormComponents
  /** The parts few forms need, once they are there. */
  readonly rareParts: RareParts | undefined
  /** Below e-mail fields, once it is there. */
  readonly AddressHint?: ComponentType<ControlProps> | undefined
  /** The level of the form's own heading. */
  readonly headingLevel: number
  /** Ours for the form, and whatever the page says instead. */
  readonly texts: FormTexts & Partial<OutcomeTexts & RareTexts>
  /** Fills the tokens of a text, the maker's name among them. */
  say(text: string, tokens?: Tokens): string
  /** Words of a field, with bold and links where it has them. */
  words(field: Field, key: keyof RichWords): ReactNode
  sayIssue(issue: Issue): string
}
