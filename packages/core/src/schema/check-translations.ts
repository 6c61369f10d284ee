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
  for (const words of [place.at('pages'), place.at('sentBlocks')])
    if (words.isPresent()) checkWords(words, Object.keys(words.object() ?? {}))
  if (texts.isPresent()) checkTexts(texts)
  if (!fields.isPresent()) return
  for (const id of Object.keys(fields.object() ?? {})) {
    const field = fields.at(id)
    if (!field.object()) continue
    checkWords(field, ['label', 'text', 'help', 'placeholder', 'fromLabel', 'toLabel'])
    if (field.at('rich').isPresent() && field.at('rich').object())
      checkWords(field.at('rich'), ['label', 'help', 'text'])
    for (const words of [field.at('options'), field.at('rows'), field.at('messages')]) {
      if (words.isPresent()) checkWords(words, Object.keys(words.object() ?? {}))
    }
  }
}

function checkWords(place: Place, keys: readonly string[]): void {
  for (const key of keys) if (place.at(key).isPresent()) place.at(key).text()
}
