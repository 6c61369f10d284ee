import type { Settings } from '@letterslot/core/custom'
import type { ComponentType } from 'react'

/** A field as a kind of the site's own is told of it: when it begins, and whenever something of it changes. */
export interface CustomField {
  /** The answer, as text; `''` while there is none. It may be any text: of a draft, of a link, typed before the kind was there. */
  readonly value: string
  /** Takes the answer: a text of at most 2,000 UTF-16 code units, `''` for none. It may be called at any time. */
  readonly onChange: (value: string) => void
  /** Says that the visitor is done with the field, so that it tells what is wrong with it. The focus that leaves it says so too. */
  readonly onBlur: () => void
  /** The id that the element has to bear which takes the focus: the label is tied to it, and the list of problems leads there. */
  readonly id: string
  /** The field's label, for an element that no label can name, as `aria-label`. */
  readonly label: string
  /** Ids of help and problems, for `aria-describedby` of the same element. */
  readonly describedBy: string | undefined
  /** For `aria-invalid`. */
  readonly invalid: boolean
  /** For `aria-required`. */
  readonly required: boolean
  /** The maker's settings, as they stand in the document. */
  readonly settings: Settings
  /** The language of the form, BCP 47. */
  readonly locale: string
}

/** A kind of the site's own that has begun in an element. */
export interface MountedKind {
  /** Shows what is so now; called after each change, also of what the kind itself gave to `onChange`. */
  update?(field: CustomField): void
  /** Ends what goes on. The element is taken away. */
  unmount?(): void
}

/** A kind of field that a site draws itself, in the DOM. */
export interface DomKind {
  /** Draws the field into an empty element, which stays until `unmount`. */
  mount(element: HTMLElement, field: CustomField): MountedKind | undefined
}

/** A kind that React draws: `reactKind` makes it of a component. */
export interface ComponentKind {
  readonly Component: ComponentType<ComponentKindProps>
}

/** Props of a component as `reactKind` guards it. */
export interface ComponentKindProps {
  readonly field: CustomField
  /** Hears of an error that the component threw. */
  readonly onError: (error: unknown) => void
}

/** A kind of field that a site draws itself. */
export type CustomKind = DomKind | ComponentKind

/** Kinds of the site's own, by the name that a field has as its `customKind`. */
export type CustomKinds = Readonly<Record<string, CustomKind>>
