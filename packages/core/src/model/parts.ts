import type { Field } from './field.ts'
import type { FieldKind } from './field-kind.ts'

/** The words beside a part, by their name among the texts that visitors read. */
export type PartLabel =
  | 'partFrom'
  | 'partTo'
  | 'partPrefix'
  | 'partGiven'
  | 'partMiddle'
  | 'partFamily'
  | 'partStreet'
  | 'partLine2'
  | 'partPostcode'
  | 'partTown'
  | 'partRegion'
  | 'partCountry'

/** One part of an answer of several, with a control of its own. */
export interface Part {
  /** As `parts` of a field names it. */
  readonly name: string
  /** The words beside its control, by their name among the texts. */
  readonly label: PartLabel
  /** Source: HTML, autofill field names. */
  readonly autocomplete: string
  /** An answer that is wanted wants it; where none is wanted, all may be missing, but for a range of days. */
  readonly isNeeded: boolean
  /** The maker may leave it out. */
  readonly isOptional: boolean
  /** Takes a line of its own. */
  readonly isWide: boolean
}

type PartFacts = readonly [name: string, label: PartLabel, autocomplete: string, more?: Partial<Part>]

const extra = { isNeeded: false, isOptional: true }

const partsOfKind: Readonly<Partial<Record<FieldKind, readonly Part[]>>> = {
  dateRange: toParts([
    ['from', 'partFrom', 'off'],
    ['to', 'partTo', 'off'],
  ]),
  name: toParts([
    ['prefix', 'partPrefix', 'honorific-prefix', extra],
    ['given', 'partGiven', 'given-name'],
    ['middle', 'partMiddle', 'additional-name', extra],
    ['family', 'partFamily', 'family-name'],
  ]),
  address: toParts([
    ['street', 'partStreet', 'address-line1', { isWide: true }],
    ['line2', 'partLine2', 'address-line2', { ...extra, isWide: true }],
    ['postcode', 'partPostcode', 'postal-code'],
    ['town', 'partTown', 'address-level2'],
    ['region', 'partRegion', 'address-level1', extra],
    ['country', 'partCountry', 'country', { isOptional: true, isWide: true }],
  ]),
}

function toParts(facts: readonly PartFacts[]): readonly Part[] {
  return facts.map(([name, label, autocomplete, more]) => ({
    ...{ name, label, autocomplete, isNeeded: true, isOptional: false, isWide: false },
    ...more,
  }))
}

/** Every part that a kind of field may have; none of a kind that is answered as a whole. */
export function partsOfEvery(kind: FieldKind): readonly Part[] {
  return partsOfKind[kind] ?? []
}

/** The parts of a field, in its own order: those that it names, else those that such a field has of old. */
export function partsOf({ kind, parts }: Pick<Field, 'kind' | 'parts'>): readonly Part[] {
  const every = partsOfEvery(kind)
  if (!parts) return every.filter(({ name, isOptional }) => !isOptional || name === 'country')
  return parts.flatMap((name) => every.find((part) => part.name === name) ?? [])
}
