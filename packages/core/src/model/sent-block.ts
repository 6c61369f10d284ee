/** A part of the page of thanks. `{{name}}` in its `text` is the answer of the field with that parameter, as text. */
export type SentBlock = SentWords | SentImage | SentLink

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

/** The kinds of blocks, in the order in which the studio offers them. */
export const sentBlockKinds = ['heading', 'text', 'image', 'link'] as const
