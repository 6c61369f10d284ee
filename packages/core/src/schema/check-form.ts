import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import { maxFields, maxTranslations } from '../model/limits.ts'
import { fieldsShowing } from '../model/spread-sections.ts'
import { checkAnswerTags } from './check-answer-tags.ts'
import { checkCalculations } from './check-calculation.ts'
import { checkDelivery } from './check-delivery.ts'
import { checkField, readComparable } from './check-field.ts'
import { checkAddress, checkLocale } from './check-locale.ts'
import { checkLook } from './check-look.ts'
import type { Comparable } from './check-operand.ts'
import { checkFormPrefill } from './check-prefill.ts'
import { checkSentBlocks } from './check-sent-blocks.ts'
import { checkTexts } from './check-texts.ts'
import { checkWays, circleText } from './check-ways.ts'
import { type Fault, faultText } from './fault.ts'
import { findWayCircle } from './find-way-circle.ts'
import { copyJson, isJsonObject, type JsonObject } from './json.ts'
import { checkId } from './names.ts'
import { Place } from './place.ts'
import { readWebUrl } from './read-web-url.ts'

/** Checks a document of today's version: every fault there is, in document order. */
export function checkDocument(document: JsonObject): readonly Fault[] {
  const faults: Fault[] = []
  const root = new Place(document, faults)
  checkId(root.at('id'), new Set())
  root.at('title').words()
  for (const key of ['description', 'maker', 'submitLabel', 'sentText']) {
    if (root.at(key).isPresent()) root.at(key).text()
  }
  for (const key of ['review', 'sentAnswers']) if (root.at(key).isPresent()) root.at(key).boolean()
  if (root.at('redirect').isPresent()) readWebUrl(root.at('redirect'))
  const locale = root.at('locale').words()
  if (locale !== undefined) checkLocale(root.at('locale'), locale)
  checkAddress(root.at('address'))

  const pages = root.at('pages').list() ?? []
  const places = pages.flatMap((page) => (page.object() ? page.at('fields').list() : undefined) ?? [])
  if (pages.length === 0 && root.at('pages').isPresent())
    root.at('pages').report('empty', faultText`A form needs a page.`)
  if (places.length > maxFields) {
    root
      .at('pages')
      .report('too-large', faultText`A form may have at most ${maxFields} fields; this one has ${places.length}.`)
    return faults
  }
  const pageIds = new Set<string>()
  for (const page of pages) {
    checkId(page.at('id'), pageIds)
    if (page.at('title').isPresent()) page.at('title').text()
  }
  const progress = root.at('progress')
  if (progress.isPresent() && !['steps', 'bar', 'none', 'fields'].some((known) => known === progress.value))
    progress.report('unknown-value', faultText`Progress is shown by steps, by a bar, by none or by fields.`)
  if (root.at('drafts').isPresent()) root.at('drafts').boolean()
  checkFormPrefill(root.at('prefill'))
  const fields = new Map<string, Comparable>()
  for (const place of places) {
    const comparable = readComparable(place)
    if (comparable) fields.set(String(place.at('id').value), comparable)
  }
  checkAnswerTags(root.at('sentText'), places)
  if (root.at('sentBlocks').isPresent()) checkSentBlocks(root.at('sentBlocks'), places)
  const taken = { ids: new Set<string>(), names: new Set<string>() }
  for (const place of places) checkField(place, taken, fields)
  checkWays(pages, fields)
  if (root.at('delivery').isPresent()) {
    const names = new Map(places.map((place) => [String(place.at('name').value), String(place.at('id').value)]))
    checkDelivery(root.at('delivery'), fields, names)
  }
  if (root.at('look').isPresent()) checkLook(root.at('look'))
  if (root.at('texts').isPresent()) checkTexts(root.at('texts'))
  if (root.at('translations').isPresent()) checkTranslations(root.at('translations'))
  if (isForm(document, faults)) {
    reportCycles(document, places)
    reportWayCircle(document, pages)
    checkCalculations(document, places)
  }
  return faults
}

function reportCycles(form: Form, places: readonly Place[]): void {
  const cycles: readonly string[] = findCycles(form)
  for (const place of places) {
    // One that its section shows has no condition of its own to blame.
    if (!place.at('visibleWhen').isPresent() || !cycles.includes(String(place.at('id').value))) continue
    place.at('visibleWhen').report('condition-cycle', faultText`Whether this field is shown depends on itself.`)
  }
}

function reportWayCircle(form: Form, pages: readonly Place[]): void {
  const circle: readonly string[] | undefined = findWayCircle(form)
  const page = circle && pages.find((one) => circle[0] === one.at('id').value)
  if (page) page.report('condition-cycle', circleText(circle))
}

/** A document without a fault is a form: this is the one place that says so. */
export function isForm(_document: unknown, faults: readonly Fault[]): _document is Form {
  return faults.length === 0
}

/** Every fault of a draft, for the maker to see; a form from `parseForm` has none. */
export function checkForm(form: Form): readonly Fault[] {
  const { json, faults, whole } = copyJson(form)
  return whole && isJsonObject(json) ? [...faults, ...checkDocument(json)] : faults
}

/** The fields whose being shown depends, at whatever distance, on themselves. */
export function findCycles(form: Pick<Form, 'pages'>): readonly FieldId[] {
  const showing = fieldsShowing(form)
  const edges = new Map(form.pages.flatMap(({ fields }) => fields.map((field) => [field.id, showing(field)])))
  return [...edges.keys()].filter((start) => {
    const reached = new Set<FieldId>()
    const waiting = [...(edges.get(start) ?? [])]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (id === start) return true
      if (reached.has(id)) continue
      reached.add(id)
      waiting.push(...(edges.get(id) ?? []))
    }
    return false
  })
}

/**
 * Checks a form's words in further languages. A layer may name fields, pages and choices that the form has no longer: what it says of
 * them is kept and not shown.
 */
function checkTranslations(place: Place): void {
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
