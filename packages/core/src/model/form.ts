import type { Condition } from './condition.ts'
import type { Delivery } from './delivery.ts'
import type { Field } from './field.ts'
import type { FormId, PageId } from './ids.ts'
import type { Look } from './look.ts'
import type { ownForm } from './own-form.ts'
import type { FormPrefill } from './prefill.ts'
import type { SentBlock } from './sent-block.ts'
import type { ChangedTexts, Translation } from './translation.ts'

export const formFormat = 'letterslot.form/1'

/** A way on from a page: to a later one, or to the end of all pages. Without `when` it is always taken. */
export type PageJump = { readonly when?: Condition } & ({ readonly to: PageId } | { readonly end: true })

/** A screenful of fields. */
export interface Page {
  readonly id: PageId
  readonly title?: string
  /** Passes over the page while it does not hold: its fields are neither checked nor sent. */
  readonly visibleWhen?: Condition
  /** The first one that holds is taken, and the pages between are passed over; where none does, the next page follows. */
  readonly next?: readonly PageJump[]
  readonly fields: readonly Field[]
}

/** The display of the visitor's progress through a form of several pages; with `fields` each step asks for one field. */
export type Progress = 'steps' | 'bar' | 'none' | 'fields'

/** A form, whole: everything the runtime needs to draw, check and send it. */
export interface Form {
  readonly format: typeof formFormat
  /** Counts the named migrations this document has been through. */
  readonly version: number
  readonly id: FormId
  readonly title: string
  readonly description?: string
  /** BCP 47. */
  readonly locale: string
  /** Addresses visitors by first name, as *du* and *tu* do, where the language has two addresses. Default: formally. */
  readonly address?: 'informal'
  /** Who receives the answers, as visitors read it: "Goes to {maker} by e-mail." */
  readonly maker?: string
  /** The Send button's words. Default: the locale's. */
  readonly submitLabel?: string
  /** The maker's own line under "Sent"; `{{name}}` in it is the answer of the field with that parameter. */
  readonly sentText?: string
  /** Shows the visitor under "Sent" what they answered. */
  readonly sentAnswers?: boolean
  /** The maker's own page of thanks, under the receipt of a message that the provider accepted. */
  readonly sentBlocks?: readonly SentBlock[]
  /** The http or https address that the page goes to once the provider accepted the message, and never before. */
  readonly redirect?: string
  readonly pages: readonly Page[]
  /** Shows one page after another, and how far the visitor is: by the pages' names, by a bar, or in words alone; `fields` asks for one field after another, with a bar. Default: all pages, one below the other. */
  readonly progress?: Progress
  /** Shows the visitor every answer once more before Send, each with a way to change it. */
  readonly review?: boolean
  /** Keeps what a visitor writes on their device, until it is sent or for a week, where `delivery` lets anything stay there. Default: false. */
  readonly drafts?: boolean
  readonly prefill?: FormPrefill
  readonly delivery?: Delivery
  /** Its colours, fonts and pictures, where they are other than ours. */
  readonly look?: Look
  /** The visitor's sentences that the maker changed, in the form's own language. */
  readonly texts?: ChangedTexts
  /** Its words in further languages, by BCP 47 tag. */
  readonly translations?: Readonly<Record<string, Translation>>
  /** The document, of a form that `localizeForm` says in another language: what is sent is in its words. */
  readonly [ownForm]?: Form
}
