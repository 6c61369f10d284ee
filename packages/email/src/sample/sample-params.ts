import {
  assertNever,
  type Field,
  type FieldId,
  type Form,
  type LengthRule,
  type RangeRule,
  type Value,
  type Values,
} from '@letterslot/core'
import { withCalculated } from '@letterslot/core/calculation'
import { fileNames, filesOf } from '@letterslot/core/files'
import { languagesOf } from '@letterslot/core/language'
import { compileLogicForm } from '@letterslot/core/logic'
import { matrixText, rowEntry } from '@letterslot/core/matrix'
import { partsOf, partText } from '@letterslot/core/parts'
import { isOfLink, sourcesOf } from '@letterslot/core/prefill'
import { rankingText } from '@letterslot/core/ranking'
import { compileRareRule, dayText, localDay } from '@letterslot/core/rare-rules'
import { rowsText } from '@letterslot/core/rows'
import { stepValues } from '@letterslot/core/steps'
import { parameterFields } from '../parameters/placed-fields.ts'
import { byAutofill, sampleLine, sampleWords } from './sample-words.ts'

/** The parameters of every mail beside the answers; the id is one that no submission will ever have. */
const ownParams = {
  letterslot_id: '7F3KQ200000000000000000000',
  letterslot_reference: '7F3K-Q2',
  letterslot_written_at: '2027-06-01T14:02:00+02:00',
  letterslot_sent_at: '2027-06-01T14:02:00+02:00',
  letterslot_attempts: '1',
} as const

/**
 * Returns made-up answers to a form, as if Ada Lovelace had filled it in: the same each time, that keep to the fields'
 * bounds and options. Fields that her answers hide are absent, as in a real submission. Of a form's languages she reads the second.
 * @param answers - in place of hers.
 */
export function sampleParams(form: Form, answers?: Values): Record<string, string> {
  const values = answers ? withCalculated(form, answers) : sampleValues(form)
  const paramText = (field: Field, value: Value): string | undefined => {
    if (field.kind === 'ranking') return rankingText(field, value)
    if (field.kind === 'matrix') return matrixText(field, value)
    return field.kind === 'rows' ? rowsText(field, value) : partText(field, value, form.locale)
  }
  const compiled = compileLogicForm(form, { paramText })
  const [, further] = languagesOf(form)
  return {
    ...compiled.templateParams(values),
    ...fileNames(filesOf(compiled, values)),
    ...ownParams,
    ...(further !== undefined && { letterslot_language: further }),
    ...sampleLinkParams(form),
  }
}

/** Names the first answer that may come with a link, as if it had. */
function sampleLinkParams({ pages }: Form): Record<string, string> {
  const fields = pages.flatMap((page) => page.fields)
  const field = fields.find((one) => !one.visibleWhen && sourcesOf(one).some(isOfLink))
  return field ? { letterslot_prefilled: field.label || field.name } : {}
}

/** Returns Ada Lovelace's answers by field, the same each time, with what is calculated of them; a file is a name and a size. */
export function sampleValues(form: Form): Partial<Record<FieldId, Value>> {
  const values: Partial<Record<FieldId, Value>> = {}
  for (const field of parameterFields(form)) values[field.id] = sampleValue(field, form.locale)
  return withCalculated(form, values)
}

/** A number that most fields can hold. */
const sampleNumber = 3
/** A Saturday in summer, far enough ahead for "from today on". */
const sampleDate = '2027-06-12'

/** In the afternoon. */
const sampleTime = '14:00'

/** A file that any connection carries, in bytes. */
const sampleFileBytes = 40_000

/**
 * A believable value of a field that keeps to its bounds, the same each time; a hidden field's is its default.
 * @param locale - of the form: its language is that of the sentences.
 */
export function sampleValue(field: Field, locale?: string): Value {
  switch (field.kind) {
    case 'hidden':
    case 'section':
    case 'content':
    case 'image':
    case 'calculated':
      return typeof field.default === 'string' ? field.default : ''
    case 'text':
    case 'custom':
    case 'email':
    case 'tel':
    case 'url':
      return withinLength(sampleOfKind(field, locale), field)
    case 'textarea':
      return withinLength(sampleWords(locale).paragraph, field)
    case 'number':
    case 'currency':
      return numberWithin(rangeRule(field))
    case 'phone':
      return '+442079460123'
    case 'country':
      return 'GB'
    case 'slider':
      return numberWithin(rangeRule(field))
    case 'rating':
    case 'scale':
      return sampleStep(field)
    case 'dateRange': {
      const day = dateOffered(field)
      return [day, day]
    }
    case 'name':
    case 'address':
      return partsOf(field).map(({ autocomplete }) => byAutofill[autocomplete] ?? '')
    case 'date':
      return dateOffered(field)
    case 'time':
      return textWithin(sampleTime, rangeRule(field))
    case 'datetime':
      return field.rules.some(({ kind }) => kind === 'days')
        ? `${dateOffered({ ...field, rules: field.rules.filter(({ kind }) => kind === 'days') })}T${sampleTime}`
        : textWithin(`${sampleDate}T${sampleTime}`, rangeRule(field))
    case 'select':
    case 'radio':
    case 'yesNo':
      return optionValues(field)[0] ?? ''
    case 'ranking':
      return optionValues(field)
    case 'matrix':
      return (field.rows ?? []).flatMap((row, at) => {
        const { options = [] } = field
        const option = options[at % Math.max(1, options.length)]
        return option ? [rowEntry(row, option)] : []
      })
    case 'checkboxes':
      return someOptions(field)
    case 'combobox':
    case 'pictures':
      return field.multiple ? someOptions(field) : (optionValues(field)[0] ?? '')
    case 'consent':
      return true
    case 'rows':
      return [false, true].flatMap((isSecond) =>
        (field.fields ?? []).map((one) => sampleOfRow({ ...one, id: field.id }, isSecond, locale)),
      )
    case 'signature':
      return byAutofill['name'] ?? ''
    case 'file':
      return [{ name: sampleFileName(field), type: '', size: sampleFileBytes }]
    default:
      return assertNever(field.kind)
  }
}

/** An answer of a row of a group. The second row has another than the first where its question leaves a choice, so that nobody takes it for a slip. */
function sampleOfRow(field: Field, isSecond: boolean, locale: string | undefined): string {
  const first = `${sampleValue(field, locale)}`
  if (!isSecond) return first
  if (field.options) return optionValues(field)[1] ?? first
  if (field.kind === 'number') return numberWithin(rangeRule(field), sampleNumber + 1)
  if (/date|time/.test(field.kind) || lengthOf(field)?.min !== undefined) return first
  const whole = `${sampleValue({ ...field, rules: field.rules.filter(({ kind }) => kind !== 'length') }, locale)}`
  const [sample, another] = sampleWords(locale).another
  const named = whole.replace(/Ada|ada|Lovelace/g, (name) => ofAnother[name] ?? name)
  return withinLength(named.startsWith(sample) ? another + named.slice(sample.length) : named, field)
}

/** The words of whom Ada Lovelace brings along. */
const ofAnother: Readonly<Record<string, string>> = {
  Ada: 'Charles',
  ada: 'charles',
  Lovelace: 'Babbage',
}

/** A name with the first extension that the field takes. */
function sampleFileName(field: Field): string {
  const rule = field.rules.find(({ kind }) => kind === 'file')
  const accepted = rule?.kind === 'file' ? (rule.accept ?? '') : ''
  const [, picture] = /image\/(\*|png|gif|jpeg)/.exec(accepted) ?? []
  if (picture !== undefined) return `photo.${/png|gif/.test(picture) ? picture : 'jpg'}`
  return `sample${/\.\w+/.exec(accepted)?.[0] ?? '.pdf'}`
}

function sampleOfKind(field: Field, locale: string | undefined): string {
  const line = sampleLine(field.kind === 'text' ? field : { ...field, autocomplete: field.kind }, locale)
  const list = field.rules.find((rule) => rule.kind === 'list')
  if (list) return list.only[0] ?? line
  const domains = field.rules.find((rule) => rule.kind === 'domains')
  return domains ? line.replace(/@.*/, `@${domains.only[0]}`) : line
}

function optionValues(field: Field): readonly string[] {
  return (field.options ?? []).map(({ value }) => value).filter((value) => value !== '')
}

function someOptions(field: Field): readonly string[] {
  const { min = 0, max = Infinity } = lengthOf(field) ?? {}
  return optionValues(field).slice(0, Math.min(Math.max(2, min), max))
}

function withinLength(text: string, field: Field): string {
  return text.slice(0, lengthOf(field)?.max ?? text.length)
}

function numberWithin(range: RangeRule | undefined, wanted = sampleNumber): string {
  const min = Number(range?.min ?? wanted)
  const max = Number(range?.max ?? wanted)
  const steps = range?.step === undefined ? 0 : (wanted - Number(range.min ?? 0)) % range.step
  if (steps === 0 && wanted >= min && wanted <= max) return String(wanted)
  return String(range?.min ?? range?.max ?? wanted)
}

/** A step that is next to the best. */
function sampleStep(field: Field): string {
  const { min, max } = rangeRule(field) ?? {}
  const steps = stepValues(field).filter(
    (step) => Number(step) >= Number(min ?? step) && Number(step) <= Number(max ?? step),
  )
  return steps.at(-2) ?? steps.at(-1) ?? ''
}

/** The sample day; where days are counted from today, the first one from there on that the rule offers. */
function dateOffered(field: Field): string {
  const rule = field.rules.find(({ kind }) => kind === 'days')
  const sample = textWithin(sampleDate, rangeRule(field))
  if (rule?.kind !== 'days') return sample
  const check = compileRareRule(rule, field)
  const isOffered = (day: string): boolean => typeof check !== 'function' || check(day)?.length === 0
  const first = localDay(Date.now()) + (rule.from ?? Math.min(0, rule.to ?? 0))
  const days = [sample, ...Array.from({ length: 31 }, (_, ahead) => dayText(first + ahead))]
  return days.find(isOffered) ?? sample
}

/** The sample itself or a bound; days and times have the order of their texts. */
function textWithin(sample: string, range: RangeRule | undefined): string {
  const min = String(range?.min ?? sample)
  const max = String(range?.max ?? sample)
  if (range?.step === undefined && min <= sample && sample <= max) return sample
  return String(range?.min ?? range?.max ?? sample)
}

function rangeRule(field: Field): RangeRule | undefined {
  return field.rules.find((rule) => rule.kind === 'range')
}

function lengthOf(field: Field): LengthRule | undefined {
  return field.rules.find((rule) => rule.kind === 'length')
}
