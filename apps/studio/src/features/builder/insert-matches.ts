import { type FieldKindInfo, fieldKindInfos } from '../../domain/document/field-kind-info.ts'

/** A kind of field that fits what was typed behind `/`. */
export interface InsertMatch {
  readonly info: FieldKindInfo
  /** The other words for it by which it was found. */
  readonly also: string | undefined
}

/** The kinds that fit every word typed: those called so first, then those whose name has it, then those known by it. */
export function insertMatches(query: string): readonly InsertMatch[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const ranked = fieldKindInfos.flatMap((info) => {
    const name = info.name.toLowerCase()
    const known = info.keywords.toLowerCase().split(' ')
    const isNamed = words.every((word) => name.includes(word))
    const also = words.filter((word) => !name.includes(word)).map((word) => known.find((one) => one.startsWith(word)))
    if (also.includes(undefined)) return []
    const rank = isNamed ? (name.startsWith(words[0] ?? '') ? 0 : 1) : 2
    return [{ rank, match: { info, also: also.length > 0 ? also.join(', ') : undefined } }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ match }) => match)
}
