import { maxTranslations } from '../model/limits.ts'
import { checkAddress, checkLocale } from './check-locale.ts'
import { checkTexts } from './check-texts.ts'
import { faultText } from './fault.ts'
import type { Place } from './place.ts'

/**
 * Checks a form's words in further languages. A layer may name fields, pages and choices that the form has no longer: what it says of
 * them is kept and not shown.
 */
export function checkTranslations(place: Place): void {
  const tags = Object.keys(place.object() ?? {})
  if (tags.length > maxTranslations) {
    place.report(
      'too-large',
      faultText`A form may have at most ${maxTranslations} further languages; this one has ${tags.length}.`,
    )
    return
  }
  for (const tag of tags) {
    checkLocale(place.at(tag), tag)
    checkTranslation(place.at(tag))
  }
}

function checkTranslation(place: Place): void {
  if (!place.object()) return
  checkAddress(place.at('address'))
  checkWords(place, ['title', 'description', 'maker', 'submitLabel', 'sentText'])
  const [fields, texts] = [place.at('fields'), place.at('texts')]
  for (const words of [place.at('pages'), place.at('sentBlocks')]) checkAllWords(words)
  if (texts.isPresent()) checkTexts(texts)
  if (!fields.isPresent()) return
  for (const id of Object.keys(fields.object() ?? {})) {
    const field = fields.at(id)
    if (!field.object()) continue
    checkWords(field, ['text', 'help', 'fromLabel', 'toLabel', 'alt', 'item'])
    checkQuestion(field)
    if (field.at('rich').isPresent() && field.at('rich').object())
      checkWords(field.at('rich'), ['label', 'help', 'text'])
    checkAllWords(field.at('rows'))
    const questions = field.at('fields')
    if (!questions.isPresent()) continue
    for (const name of Object.keys(questions.object() ?? {}))
      if (questions.at(name).object()) checkQuestion(questions.at(name))
  }
}

/** For what a question of a group has of a field, too. */
function checkQuestion(place: Place): void {
  checkWords(place, ['label', 'placeholder'])
  for (const words of [place.at('options'), place.at('messages')]) checkAllWords(words)
}

function checkAllWords(place: Place): void {
  if (place.isPresent()) checkWords(place, Object.keys(place.object() ?? {}))
}

function checkWords(place: Place, keys: readonly string[]): void {
  for (const key of keys) if (place.at(key).isPresent()) place.at(key).text()
}
