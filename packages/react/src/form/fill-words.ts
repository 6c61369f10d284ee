import type { Field } from '@letterslot/core'
import { fillAnswers } from '@letterslot/core/answer-tags'
import type { LabelledAnswer } from './submission-detail.ts'

/** Words of the maker's with answers in the place of their tags, as text. A tag that names no field stays as it is. */
export function fillWords(
  words: string,
  fields: readonly Field[],
  answersOf: () => readonly Pick<LabelledAnswer, 'name' | 'text'>[],
): string {
  if (!words.includes('{{')) return words
  const answers = new Map(answersOf().map(({ name, text }) => [name, text]))
  const names = new Set(fields.map(({ name }) => name))
  return fillAnswers(words, (wanted) => (names.has(wanted) ? answers.get(wanted) : `{{${wanted}}}`))
}
