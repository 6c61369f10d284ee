/** A part of the page of thanks. `{{name}}` in its `text` is the answer of the field with that parameter, as text. */
export type SentBlock = SentWords | SentImage | SentLink | SentCalendar | SentCopy

/** A heading, or lines of text. */
export interface SentWords {
  readonly id: string
  readonly kind: 'heading' | 'text'
  readonly text: string
}

/** A picture. */
export interface SentImage {
  readonly id: string
  readonly kind: 'image'
  /** An address with https, or `data:image/(webp|jpeg|png|avif);base64,…` */
  readonly image: string
  /** Words in place of the picture; absent for one that only decorates. */
  readonly alt?: string
}

/** A link that is drawn as a button. */
export interface SentLink {
  readonly id: string
  readonly kind: 'link'
  readonly text: string
  /** An http or https address. */
  readonly to: string
}

/** A button that hands the visitor a calendar file (RFC 5545), made in the page. Absent while `when` is no day. */
export interface SentCalendar {
  readonly id: string
  readonly kind: 'calendar'
  readonly text: string
  /** A day, a day and a time of it, or two of them with a slash between, by the clock of the place: `2027-03-31T14:00`, `{{day}}T{{time}}`. */
  readonly when: string
  /** The place of it, in words. */
  readonly place?: string
}

/** A button that puts the answers, as they were sent, on the clipboard. */
export interface SentCopy {
  readonly id: string
  readonly kind: 'copy'
  readonly text: string
}

/** The kinds of blocks, in the order in which the studio offers them. */
export const sentBlockKinds = ['heading', 'text', 'image', 'link', 'calendar', 'copy'] as const
