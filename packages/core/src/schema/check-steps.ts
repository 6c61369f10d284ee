import type { FieldKind } from '../model/field-kind.ts'
import { maxScaleSteps, maxStars, minStars } from '../model/steps.ts'
import { faultText } from './fault.ts'
import type { Place } from './place.ts'

/** Checks what a rating, a scale or a slider has besides every other field's. */
export function checkSteps(field: Place, kind: FieldKind): void {
  for (const key of ['fromLabel', 'toLabel']) if (field.at(key).isPresent()) field.at(key).text()
  if (kind !== 'rating' && kind !== 'scale') return
  const [from, to] = [readWholeNumber(field.at('from'), 0), readWholeNumber(field.at('to'), kind === 'rating' ? 5 : 10)]
  if (from === undefined || to === undefined) return
  const last = field.at('to').isPresent() ? field.at('to') : field.at('from')
  if (kind === 'rating') {
    if (to < minStars || to > maxStars)
      last.report('contradiction', faultText`A rating has ${minStars} to ${maxStars} stars.`)
  } else if (to <= from || to - from >= maxScaleSteps)
    last.report('contradiction', faultText`A scale goes up, and has at most ${maxScaleSteps} steps.`)
}

function readWholeNumber(place: Place, otherwise: number): number | undefined {
  if (!place.isPresent()) return otherwise
  const number = place.number()
  if (number === undefined || (Number.isInteger(number) && Math.abs(number) <= 1000)) return number
  return place.report('contradiction', faultText`A step is a whole number, at most 1000 from 0.`)
}
