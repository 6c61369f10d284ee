import type { Field } from './field.ts'
import type { FormId, PageId } from './ids.ts'

export const formFormat = 'letterslot.form/1'

/** A screenful of fields. */
export interface Page {
  readonly id: PageId
  readonly title?: string
  readonly fields: readonly Field[]
}

/** Other ways to reach the maker, shown to visitors when sending fails. */
export interface Fallback {
  readonly email?: string
  readonly phone?: string
  /** An http or https address. */
  readonly url?: string
}

/** The connection of a published form. Nothing in it is secret: with these a page can send, never read. */
export interface Delivery {
  /** Scheme, host and port of the provider or relay; `https://api.emailjs.com` for EmailJS. */
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
  /** Parameter name to field id: those parameters are sent besides the fields' own names. */
  readonly map?: Readonly<Record<string, string>>
  readonly fallback?: Fallback
  /**
   * The parameter at whose end a late or repeated message says so; empty is nowhere. Default: the first long text where
   * the provider has no ids (EmailJS), else nowhere.
   */
  readonly noteIn?: string
  /** Bytes that the files of one message may have together. Default: what is known of the origin. */
  readonly maxFilesBytes?: number
  /** Lets unsent messages stay on the visitor's device. Default: true. */
  readonly keepOnDevice?: boolean
}

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
  /** Who receives the answers, as visitors read it: "Goes to {maker} by e-mail." */
  readonly maker?: string
  /** The Send button's words. Default: the locale's. */
  readonly submitLabel?: string
  /** The maker's own line under "Sent". */
  readonly sentText?: string
  readonly pages: readonly Page[]
  readonly delivery?: Delivery
}
