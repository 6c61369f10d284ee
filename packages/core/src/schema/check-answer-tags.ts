import { answerTags } from '../model/answer-tags.ts'
import { showsAnswer } from '../model/kind-traits.ts'
import { faultText } from './fault.ts'
import type { Place } from './place.ts'

/**
 * Checks that the tags of a text, `{{name}}`, name answers that visitors give.
 * @param fields - of the form.
 */
export function checkAnswerTags(place: Place, fields: readonly Place[]): void {
  const { value } = place
  if (typeof value !== 'string') return
  const tags = answerTags(value)
  if (tags.length === 0) return
  const answered = fields.filter((field) => showsAnswer(`${field.at('kind').value}`))
  const names = new Set(answered.map((field) => field.at('name').value))
  const unknown = tags.find((name) => !names.has(name))
  if (unknown === undefined) return
  place.report(
    'unknown-reference',
    faultText`No field that visitors fill in has the parameter “${unknown.slice(0, 80)}”.`,
  )
}
