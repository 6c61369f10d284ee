import type { AllTokens, ColorToken } from './theme.ts'

/** The states of a form, or of a part of it, in which a pair is seen. */
export type LookState = 'rest' | 'focus' | 'chosen' | 'problem' | 'busy' | 'waiting' | 'sent' | 'notDelivered'

/** A pair of colours that a look uses: one in front, one behind. */
interface PairOf<Place extends string> {
  /** Names where it is seen; the sentence is the studio's. */
  readonly place: Place
  readonly states: readonly LookState[]
  readonly ink: ColorToken
  readonly ground: ColorToken
  /** Words need 4.5 to 1 (WCAG 2.2, 1.4.3); borders, icons and the focus ring 3 to 1 (1.4.11, 2.4.13). */
  readonly kind: 'words' | 'graphic'
}

/**
 * Every pair of colours that the form's style sheet draws, in every state. Left out are a button's fill against the sheet and
 * `color.line`: neither carries meaning that the words in and beside it do not (WCAG 2.2, 1.4.11, "Inactive and decorative").
 */
export const contrastPairs = [
  { place: 'formWords', states: ['rest'], ink: 'color.text', ground: 'color.sheet', kind: 'words' },
  {
    place: 'quietWords',
    states: ['rest', 'sent', 'waiting', 'notDelivered'],
    ink: 'color.quiet',
    ground: 'color.sheet',
    kind: 'words',
  },
  { place: 'helpWords', states: ['rest'], ink: 'color.faint', ground: 'color.sheet', kind: 'words' },
  { place: 'placeholder', states: ['rest', 'focus'], ink: 'color.faint', ground: 'color.sheet', kind: 'words' },
  { place: 'typedWords', states: ['rest', 'focus'], ink: 'color.text', ground: 'color.sheet', kind: 'words' },
  { place: 'fieldBorder', states: ['rest'], ink: 'color.border', ground: 'color.sheet', kind: 'graphic' },
  {
    place: 'secondButton',
    states: ['rest', 'waiting', 'notDelivered'],
    ink: 'color.border',
    ground: 'color.sheet',
    kind: 'graphic',
  },
  { place: 'requiredStar', states: ['rest'], ink: 'color.danger', ground: 'color.sheet', kind: 'words' },
  { place: 'sendWords', states: ['rest', 'focus'], ink: 'color.on-action', ground: 'color.action', kind: 'words' },
  { place: 'busyWords', states: ['busy'], ink: 'color.wait', ground: 'color.wash', kind: 'words' },
  { place: 'strongButton', states: ['notDelivered'], ink: 'color.on-mark', ground: 'color.mark', kind: 'words' },
  { place: 'focusRing', states: ['focus'], ink: 'color.text', ground: 'color.sheet', kind: 'graphic' },
  { place: 'focusRingAround', states: ['focus'], ink: 'color.text', ground: 'color.paper', kind: 'graphic' },
  { place: 'chosenBorder', states: ['chosen'], ink: 'color.mark', ground: 'color.sheet', kind: 'graphic' },
  { place: 'chosenMark', states: ['chosen'], ink: 'color.mark', ground: 'color.wash', kind: 'graphic' },
  { place: 'chosenTick', states: ['chosen'], ink: 'color.on-mark', ground: 'color.mark', kind: 'words' },
  { place: 'chosenWords', states: ['chosen'], ink: 'color.text', ground: 'color.wash', kind: 'words' },
  { place: 'chosenQuietWords', states: ['chosen'], ink: 'color.quiet', ground: 'color.wash', kind: 'words' },
  { place: 'problemWords', states: ['problem'], ink: 'color.danger', ground: 'color.sheet', kind: 'words' },
  { place: 'problemBorder', states: ['problem'], ink: 'color.danger', ground: 'color.sheet', kind: 'graphic' },
  { place: 'problemList', states: ['problem'], ink: 'color.danger', ground: 'color.danger-wash', kind: 'words' },
  { place: 'problemHeading', states: ['problem'], ink: 'color.text', ground: 'color.danger-wash', kind: 'words' },
  {
    place: 'deleteWords',
    states: ['waiting', 'notDelivered'],
    ink: 'color.danger',
    ground: 'color.sheet',
    kind: 'words',
  },
  { place: 'notSentIcon', states: ['waiting'], ink: 'color.wait', ground: 'color.sheet', kind: 'graphic' },
  { place: 'countdown', states: ['waiting'], ink: 'color.wait', ground: 'color.line', kind: 'graphic' },
  { place: 'notDeliveredIcon', states: ['notDelivered'], ink: 'color.danger', ground: 'color.sheet', kind: 'graphic' },
  {
    place: 'boxWords',
    states: ['rest', 'waiting', 'notDelivered'],
    ink: 'color.text',
    ground: 'color.paper',
    kind: 'words',
  },
  { place: 'boxNote', states: ['waiting', 'notDelivered'], ink: 'color.faint', ground: 'color.paper', kind: 'words' },
  { place: 'pageWords', states: ['rest'], ink: 'color.quiet', ground: 'color.paper', kind: 'words' },
  { place: 'sentStamp', states: ['sent'], ink: 'color.ok', ground: 'color.sheet', kind: 'words' },
] as const satisfies readonly PairOf<string>[]

/** The name of a pair's place. */
export type ContrastPlace = (typeof contrastPairs)[number]['place']

/** A pair of colours of the list. */
export type ContrastPair = PairOf<ContrastPlace>

/** The pairs of some tokens: where there is no sheet, what would stand on it stands on what is around it as well. */
export function pairsOf(tokens: AllTokens): readonly ContrastPair[] {
  const pairs: readonly ContrastPair[] = contrastPairs
  if (tokens.sheet !== 'none') return pairs
  const around = pairs.filter(({ ground, ink }) => ground === 'color.sheet' && ink !== 'color.sheet')
  return [...pairs, ...around.map((pair) => ({ ...pair, ground: 'color.paper' as const }))]
}
