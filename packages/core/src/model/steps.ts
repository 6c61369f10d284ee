import type { Field } from './field.ts'

/** The most steps of a scale: a row that a phone shows in two lines. */
export const maxScaleSteps = 11

/** Stars of a rating, at least and at most. */
export const minStars = 2
export const maxStars = 10

type StepsField = Pick<Field, 'kind' | 'options' | 'from' | 'to'>

/** The first and the last step of a rating or a scale. */
export function endsOf({ kind, from = 0, to }: StepsField): readonly [from: number, to: number] {
  return kind === 'rating' ? [1, to ?? 5] : [from, to ?? 10]
}

/** The values of a field that is answered by one step of a row: of a rating or a scale its numbers, of a choice its options. */
export function stepValues(field: StepsField): readonly string[] {
  if (field.kind !== 'rating' && field.kind !== 'scale') return (field.options ?? []).map(({ value }) => value)
  const [from, to] = endsOf(field)
  const count = Math.min(Math.max(to - from + 1, 0), maxScaleSteps)
  return Array.from({ length: count || 0 }, (_, index) => String(from + index))
}

/** The ends of a slider and the distance from place to place, which its rule `range` says: HTML's, where it says nothing. */
export function trackOf({ rules }: Pick<Field, 'rules'>): Readonly<Record<'min' | 'max' | 'step', number>> {
  const { min = 0, max, step = 1 } = rules.find((rule) => rule.kind === 'range') ?? {}
  return { min: Number(min), max: Number(max ?? Math.max(100, Number(min))), step }
}
