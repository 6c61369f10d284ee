import type { LookTokenName } from '@letterslot/core'
import type { SiteSource } from '@letterslot/intake/read-look'
import type { ColorChange } from '../look/settle-contrast.ts'
import { localized } from './localized.ts'
import { colorText, schemeText } from './look.ts'

/** The names of the tokens that a site or a file can give, beside the colours. */
const shapeText: Readonly<Partial<Record<LookTokenName, string>>> = {
  'font.text': 'Text',
  'font.heading': 'Headings',
  'radius.control': 'Corners of fields',
  'radius.button': 'Corners of buttons',
  'radius.sheet': 'Corners of the sheet',
}

/** The words of a look that is taken over from a site or from a file of design tokens. */
export const lookImportText = localized('lookImportText', {
  /** “from `.btn-primary { background }`”, with the custom property that held the value. */
  source: ({ selector, property, through }: SiteSource): string =>
    `from ${selector} { ${property} }${through === undefined ? '' : `, by ${through}`}`,
  token: (name: LookTokenName): string => shapeText[name] ?? Reflect.get(colorText, name) ?? name,
  /** A colour that was moved, so that it can be read. */
  moved: ({ token, scheme, from, to }: ColorChange): string =>
    `${colorText[token]}, ${schemeText[scheme].toLowerCase()}: ${from} could not be read there, so it is ${to}.`,
  derived: 'The other colours follow from these.',
  nothing: 'No colours, fonts or corners were found in it.',
  local: 'Nothing is fetched, and nothing of it runs.',
})

/** The words for what was left of a site. */
export const unreadText = localized('lookUnreadText', {
  import: (address) => `${address} stands elsewhere, and nothing is fetched. Paste its text as well.`,
  'web-font': (family) => `${family} is a font that your site loads. Visitors without it see the next one of the list.`,
  value: (declaration) => `${declaration} could not be worked out.`,
  gradient: (declaration) => `${declaration}: a look has one colour here.`,
})

/** The words for what was left of a file of design tokens. */
export const leftText = localized('leftText', {
  'too-many': 'More tokens than are read of one file.',
  'too-deep': 'Groups within each other, deeper than are read.',
  reference: 'It refers to a token that is not there, or to itself.',
  value: 'Its value is none that a look can hold.',
  unknown: 'A look has no place for it.',
  outranked: 'Another token fits this place better.',
})
