import type { Field } from './model/field.ts'
import type { FieldKind } from './model/field-kind.ts'
import { filesIn } from './model/files-in.ts'
import type { Form } from './model/form.ts'
import { readFreeText } from './model/free-text.ts'
import type { FieldId } from './model/ids.ts'
import { isSecret } from './model/is-secret.ts'
import { showsAnswer } from './model/kind-traits.ts'
import { offeredValues } from './model/matrix.ts'
import { ranksIn } from './model/ranking.ts'
import { choosesOne, choosesSeveral, isClosedChoice } from './model/rules-for.ts'
import { stepValues } from './model/steps.ts'
import { type FileValue, isEmpty, type Value, type Values } from './model/values.ts'

/** An answer of a draft, with what is needed to read it where its field is gone. */
export interface KeptAnswer {
  readonly field: FieldId
  readonly kind: FieldKind
  readonly label: string
  readonly value: Value
  /** Of an answer of several parts: the questions that they answered, as `answeredParts` names them. */
  readonly parts?: readonly string[]
  /** Of what had no place in a field that was written in since: that field. It has a `field` of its own. */
  readonly restOf?: FieldId
}

/** An answer of a field that is gone, or is another by now. */
export interface UnfitAnswer {
  /** As it stays kept. Where its field is there, `restOf` names that, which is written anew under the same `field`. */
  readonly kept: KeptAnswer
  readonly label: string
  readonly text: string
  readonly files: readonly FileValue[]
}

/** A draft beside the form of today. */
export interface FittedDraft {
  readonly values: Values
  readonly unfit: readonly UnfitAnswer[]
}

/** Tells if a draft holds the answer of a field. */
export function isDrafted(field: Field): boolean {
  return !field.private && showsAnswer(field.kind) && !isSecret(field)
}

/** True when a control that holds one holds the other: a field that is absent is empty, and a file is known by name, size and time. */
export function sameAnswer(one: Value | undefined, other: Value | undefined): boolean {
  const [first, second] = [one ?? '', other ?? '']
  return (isEmpty(first) && isEmpty(second)) || comparableAnswer(first) === comparableAnswer(second)
}

/** A text that is the same for the same answer, and for no other. */
export function comparableAnswer(value: Value): string {
  return JSON.stringify(toComparable(value))
}

/** A file read again, or held by its bytes, is the same; parts at the end that were left empty are none. */
function toComparable(value: Value): unknown {
  if (typeof value !== 'object') return value
  return value
    .slice(0, value.findLastIndex((one) => one !== '') + 1)
    .map((one) => (typeof one === 'string' ? one : [one.name, one.size, one.type, Reflect.get(one, 'lastModified')]))
}

/**
 * Lays a draft beside the form of today: by field id and kind, and by what there is to choose. Answers of fields that are
 * private by now come to light nowhere.
 */
export function fitDraft({ pages }: Form, answers: readonly KeptAnswer[]): FittedDraft {
  const fields = new Map(pages.flatMap((page) => page.fields).map((field) => [field.id, field]))
  const values: Partial<Record<FieldId, Value>> = Object.create(null)
  const unfit: UnfitAnswer[] = []
  for (const answer of answers) {
    const { restOf } = answer
    const field = fields.get(restOf ?? answer.field)
    if (field && !isDrafted(field)) continue
    const [fitting, rest] = split(answer, restOf ? undefined : field)
    if (fitting !== undefined) values[answer.field] = fitting
    if (rest === undefined || isEmpty(rest)) continue
    unfit.push(toUnfit({ ...answer, value: rest, ...(field && { restOf: field.id }) }))
  }
  return { values, unfit }
}

/** Names the questions that the parts of a field's answer answer: parts of a name or an address, or those of a row by kind and name. */
export function answeredParts({ kind, fields = [], parts }: Field): readonly string[] {
  if (kind === 'rows') return fields.map((one) => `${one.kind} ${one.name}`)
  if (kind === 'name') return parts ?? ['given', 'family']
  return kind === 'address' ? (parts ?? ['street', 'postcode', 'town', 'country']) : []
}

type Parts = readonly [fitting: Value | undefined, rest: Value | undefined]

function split(answer: KeptAnswer, field: Field | undefined): Parts {
  const { kind, value } = answer
  if (field?.kind !== kind) return [undefined, value]
  const names = answeredParts(field)
  if (names.length > 0 && typeof value === 'object') return splitParts(answer, field, names, value)
  const { options } = field
  const offered = offeredValues(field)
  const isThere = (one: unknown): boolean =>
    !isClosedChoice(field) || offered.some((value) => value === one) || readFreeText(options, one) !== undefined
  if (kind === 'rating' || kind === 'scale')
    return isEmpty(value) || (typeof value === 'string' && stepValues(field).includes(value))
      ? [value, undefined]
      : [undefined, value]
  // The ranks of options that were taken out since.
  const beyond = kind === 'ranking' && typeof value === 'object' ? value.slice(options?.length ?? 0) : []
  if (kind === 'ranking')
    return [...ranksIn(field, value), ...beyond].every((one) => one === '' || isThere(one))
      ? [value, undefined]
      : [undefined, value]
  if (choosesOne(field))
    return typeof value === 'string' && (isEmpty(value) || isThere(value)) ? [value, undefined] : [undefined, value]
  if (!choosesSeveral(field)) return [value, undefined]
  const chosen = typeof value === 'object' ? value : typeof value === 'string' && value !== '' ? [value] : []
  return [chosen.filter(isThere), chosen.filter((one) => !isThere(one))]
}

/** Each part goes to the question that it answered: one that is gone, or asks for something else by now, has no place. */
function splitParts(
  { parts }: KeptAnswer,
  { fields = [] }: Field,
  names: readonly string[],
  value: readonly (string | FileValue)[],
): Parts {
  // Older drafts do not say what their parts are.
  const before = parts ?? (value.length % names.length === 0 ? names : [])
  if (before.length === 0) return [undefined, value]
  const texts = value.map((one) => (typeof one === 'string' ? one : ''))
  const rows = Array.from({ length: Math.ceil(texts.length / before.length) }, (_, row) =>
    texts.slice(row * before.length, (row + 1) * before.length),
  )
  const isPlace = (name: string, text: string): boolean => {
    const at = names.indexOf(name)
    const options = fields[at]?.options
    return at >= 0 && (text === '' || !options || options.some((option) => option.value === text))
  }
  const fitting = rows.flatMap((row) =>
    names.map((name) => {
      const text = row[before.indexOf(name)] ?? ''
      return isPlace(name, text) ? text : ''
    }),
  )
  const rest = rows.flatMap((row) => row.filter((text, at) => text !== '' && !isPlace(before[at] ?? '', text)))
  return [fitting, rest]
}

function toUnfit(kept: KeptAnswer): UnfitAnswer {
  const { label, value } = kept
  const words =
    typeof value === 'object' ? value.filter((one) => typeof one === 'string') : [value === true ? '✓' : value]
  return { kept, label, text: words.join(', '), files: filesIn(value) }
}
