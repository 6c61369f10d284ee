import type { ContrastFinding } from '../look/find-contrast.ts'
import { shownRatio } from '../look/measure-contrast.ts'
import { localized } from './localized.ts'

/** The names of our themes, and the character of each in a line. */
export const themeText = localized('themeText', {
  post: { name: 'Post', character: 'The default: ink, paper, post yellow' },
  plain: { name: 'Plain', character: 'Takes over your page’s fonts and colours' },
  letter: { name: 'Letter', character: 'A typed page, square corners' },
  kiln: { name: 'Kiln', character: 'Terracotta on warm white' },
  garden: { name: 'Garden', character: 'Leaf green, quiet' },
  harbour: { name: 'Harbour', character: 'Deep teal, round' },
  plum: { name: 'Plum', character: 'Violet, rounded letters, pills' },
  rose: { name: 'Rose', character: 'An invitation, centred' },
  ledger: { name: 'Ledger', character: 'A page of accounts, ruled, ink blue' },
  contrast: { name: 'Contrast', character: 'Larger letters, every word 7 to 1' },
})

/** The characters of type. */
export const fontText = localized('fontText', {
  grotesque: 'Sans',
  humanist: 'Humanist',
  serif: 'Serif',
  slab: 'Slab',
  rounded: 'Rounded',
  mono: 'Fixed width',
})

/** The names of a look's colours. */
export const colorText = localized('colorText', {
  'color.paper': 'Around it',
  'color.sheet': 'Sheet',
  'color.text': 'Text',
  'color.quiet': 'Quiet text',
  'color.faint': 'Help and notes',
  'color.line': 'Lines',
  'color.border': 'Borders of fields',
  'color.action': 'Buttons',
  'color.on-action': 'Words on buttons',
  'color.mark': 'Chosen',
  'color.on-mark': 'Words on chosen',
  'color.wash': 'Behind what is chosen',
})

/** The places of a look’s pairs of colours. */
export const contrastPlaceText = localized('contrastPlaceText', {
  formWords: 'Title and questions',
  quietWords: 'Introduction',
  helpWords: 'Help under a question',
  placeholder: 'Example in an empty field',
  typedWords: 'Words in a field',
  fieldBorder: 'Border of a field',
  secondButton: 'Border of a second button',
  requiredStar: 'Star of a required question',
  sendWords: 'Words on the Send button',
  busyWords: 'Words on the Send button while it sends',
  strongButton: 'Words on a dark button',
  focusRing: 'Focus ring on the sheet',
  focusRingAround: 'Focus ring around the form',
  chosenBorder: 'Border of a chosen answer',
  chosenMark: 'Mark of a chosen answer',
  chosenTick: 'Tick or number in a chosen answer',
  chosenWords: 'Words of a chosen answer',
  chosenQuietWords: 'Small words of a chosen answer',
  problemWords: 'Words of a problem',
  problemBorder: 'Border of a field with a problem',
  problemList: 'Problems in the list above the form',
  problemHeading: 'Heading of the list of problems',
  deleteWords: '“Delete from this device”',
  notSentIcon: 'Sign of “Not sent yet”',
  countdown: 'Countdown to the next try',
  notDeliveredIcon: 'Sign of “Not delivered yet”',
  boxWords: 'Words in a box: other ways to reach you',
  boxNote: 'Notes in a box',
  pageWords: 'Words around the form',
  sentStamp: 'Stamp of “Sent”',
})

/** The states of a form in which a pair of colours is seen. */
export const lookStateText = localized('lookStateText', {
  rest: 'At rest',
  focus: 'With the focus',
  chosen: 'When chosen',
  problem: 'With a problem',
  busy: 'While it sends',
  waiting: 'Not sent yet',
  sent: 'Sent',
  notDelivered: 'Not delivered yet',
})

/** Light and dark. */
export const schemeText = localized('schemeText', { light: 'Light', dark: 'Dark' })

/** The words of the contrast guard. */
export const contrastText = localized('contrastText', {
  unchecked: 'Your page’s colours: not checked here',
  ratio: (ratio: number, needed: number): string =>
    `${ratio} to 1; ${needed === 3 ? 'lines and signs need' : 'words need'} ${needed}.`,
})

/** A pair that cannot be read, in a line: its place, its scheme and its ratio. */
export function findingText({ place, scheme, ratio, needed }: ContrastFinding): string {
  return `${contrastPlaceText[place]}, ${schemeText[scheme].toLowerCase()}: ${contrastText.ratio(shownRatio(ratio), needed)}`
}
