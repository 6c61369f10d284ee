import type { LookTokens } from './look-tokens.ts'

/** A picture that stands in the document itself: a form loads nothing from elsewhere. */
export interface LookPicture {
  /** `data:image/(webp|jpeg|png|avif);base64,…` */
  readonly src: string
  /** Words in place of the picture; empty for one that only decorates. */
  readonly alt: string
  /** In pixels. */
  readonly width: number
  /** In pixels. */
  readonly height: number
}

/** A picture over the form, or beside it where the page is wide. */
export interface LookCover extends LookPicture {
  /** Default: `above`. A narrow page has it above always. */
  readonly place?: 'above' | 'beside'
  /** The point that stays in sight when the picture is cut, in per cent from the left and from the top. Default: the middle. */
  readonly focus?: readonly [x: number, y: number]
}

/** A font of the maker's own, in the document itself. */
export interface LookFont {
  /** Its name in `font.heading` and `font.text`. */
  readonly family: string
  /** `data:font/woff2;base64,…` */
  readonly src: string
}

/** The look of a form, where it is another than ours. Nothing in it runs, and nothing in it is fetched. */
export interface Look {
  /** The theme that the maker began with; only the studio reads it. */
  readonly theme?: string
  readonly tokens?: LookTokens
  /** Light or dark, whatever is around it. Default: the host page's `color-scheme`, then the system's. */
  readonly scheme?: 'light' | 'dark'
  readonly cover?: LookCover
  readonly logo?: LookPicture
  readonly fonts?: readonly LookFont[]
  /** The maker's own style sheet, for a one-file page alone. */
  readonly css?: string
}
