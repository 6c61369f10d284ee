import type { Field, Form } from '@letterslot/core'
import { maxCustomLength } from '@letterslot/core/custom'
import { choosesOne, choosesSeveral, hasOptions, isClosedChoice } from '@letterslot/core/document'
import { partsOf } from '@letterslot/core/parts'
import { maxFreeTextLength } from '@letterslot/core/rare-rules'
import { maxRows } from '@letterslot/core/rows'
import { maxSignatureLength } from '@letterslot/core/signature'
import { type PlacedField, placedFields } from '../parameters/placed-fields.ts'

/** Octets for a number or a date, which have no rule of length: more than anybody writes. */
const plainBytes = 64

/** Octets for a part of a name or an address: more than anybody writes. */
const partBytes = 300

/** Octets for what we send beside the answers: id, reference, times, attempts, and a note of late messages. */
const ownBytes = 512

/** UTF-16 code units that a question of a group counts with, where its rules set no bound. */
const maxPartLength = 100

/** A text whose length the maker can change: its greatest length, and the least that must stay possible. */
export interface TextSize extends PlacedField {
  /** UTF-16 code units; Infinity without a rule. */
  readonly max: number
  /** The length that another rule or the field's default needs, in UTF-16 code units. */
  readonly min: number
  /** The number of times it is sent: under its own name, and under each that the mapping gives it. */
  readonly copies: number
}

/** The greatest size of one message's parameters, in UTF-8 octets of their values. */
export interface WorstSize {
  readonly bytes: number
  /** The share of choices, numbers and our own parameters, which no rule of length can change. */
  readonly fixedBytes: number
  readonly texts: readonly TextSize[]
}

/** Adds up what a message of a form may weigh: lengths that rules allow, options, defaults. Files have limits of their own. */
export function worstSize(form: Form): WorstSize {
  const texts = placedFields(form)
    .filter(({ field }) => isTextField(field))
    .map((placed) => ({ ...placed, ...lengthBounds(placed.field), copies: copiesOf(placed.field, form) }))
  const others = placedFields(form).filter(({ field }) => !isTextField(field))
  const fixedBytes = others.reduce((sum, { field }) => sum + fixedSize(field) * copiesOf(field, form), ownBytes)
  const bytes = texts.reduce((sum, { max, copies }) => sum + textBytes(max) * copies, fixedBytes)
  return { bytes, fixedBytes, texts }
}

/** Octets that a text of so many UTF-16 code units may have. */
export function textBytes(units: number): number {
  return units * bytesPerUnit
}

function isTextField({ kind }: Field): boolean {
  return /^(text|textarea|email|tel|url|custom)$/.test(kind)
}

function copiesOf({ id, name }: Field, { delivery }: Form): number {
  return 1 + Object.entries(delivery?.map ?? {}).filter(([key, field]) => field === id && key !== name).length
}

function lengthBounds({ kind, rules, default: value }: Field): { readonly max: number; readonly min: number } {
  const tops = rules.map((rule) => {
    if (rule.severity) return Infinity
    if (rule.kind === 'length') return rule.max ?? Infinity
    return rule.kind === 'pattern' ? longestMatch(rule.pattern) : Infinity
  })
  const bottoms = rules.map((rule) => (rule.kind === 'length' ? (rule.min ?? 0) : 0))
  return {
    max: Math.min(...tops, kind === 'custom' ? maxCustomLength : Infinity),
    min: Math.max(...bottoms, typeof value === 'string' ? value.length : 0, 1),
  }
}

/** Returns the greatest size of a field that is no text. */
function fixedSize(field: Field): number {
  const sizes = (field.options ?? []).map(
    ({ value, freeText }) => utf8Bytes(value) + (freeText ? ': '.length + textBytes(maxFreeTextLength) : 0),
  )
  const options = sizes.sort((one, other) => other - one)
  // Other words than those that are offered are as long as nobody writes them.
  if (hasOptions(field.kind) && !isClosedChoice(field)) options.unshift(textBytes(maxFreeTextLength))
  if (choosesOne(field)) return options[0] ?? 0
  if (field.kind === 'ranking') return options.reduce((sum, bytes) => sum + bytes + '100. , '.length, 0)
  if (field.kind === 'matrix') return matrixSize(field, options)
  if (choosesSeveral(field)) {
    const most = Math.min(
      ...field.rules.map((rule) => (rule.kind === 'length' && !rule.severity ? (rule.max ?? Infinity) : Infinity)),
    )
    return options.slice(0, most).reduce((sum, bytes) => sum + bytes + ', '.length, 0)
  }
  switch (field.kind) {
    case 'consent':
      return 'yes'.length
    case 'hidden':
      return typeof field.default === 'string' ? utf8Bytes(field.default) : 0
    case 'rows':
      return rowsSize(field)
    case 'signature':
      return textBytes(maxSignatureLength)
    case 'number':
    case 'rating':
    case 'scale':
    case 'slider':
    case 'calculated':
    case 'dateRange':
    case 'currency':
    case 'country':
    case 'phone':
    case 'date':
    case 'time':
    case 'datetime':
      return plainBytes
    case 'name':
    case 'address':
      return partsOf(field).length * partBytes
    default:
      return 0
  }
}

/** Every row with its largest answer, or with all of them. */
function matrixSize({ rows = [], multiple }: Field, options: readonly number[]): number {
  const answers = options.slice(0, multiple ? options.length : 1).reduce((sum, bytes) => sum + bytes + ', '.length, 0)
  return rows.reduce((sum, { value }) => sum + utf8Bytes(value) + ': '.length + answers, 0)
}

/** Every row at its largest, each with its name. */
function rowsSize(field: Field): number {
  const row = (field.fields ?? []).map((one) => {
    const own = { ...one, id: field.id }
    return (isTextField(own) ? textBytes(Math.min(lengthBounds(own).max, maxPartLength)) : fixedSize(own)) + ', '.length
  })
  const name = utf8Bytes(field.item ?? '') + ' 50: '.length
  return (field.max ?? maxRows) * (name + row.reduce((sum, bytes) => sum + bytes, 0))
}

/** Octets that one UTF-16 code unit has in UTF-8 at most: three; the two of a pair have four together. */
const bytesPerUnit = 3

/** Octets of a text in UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
  }
  return bytes
}

/** Escapes and classes: what stands in them repeats nothing. */
const escapesAndClasses = /\\.|\[(?:\\.|[^\]\\])*\]/gs

/** As long as a pattern may be in a form, in UTF-16 code units. */
const maxMeasuredPattern = 2000

/** Bounds a repeated group: at most as long as all before it. */
const backReference = /\\[1-9k]/g

/**
 * Returns an upper bound for the length of texts that match a pattern, in UTF-16 code units: never less, often more.
 * @returns Infinity where the pattern sets no bound.
 */
export function longestMatch(pattern: string): number {
  if (pattern.length > maxMeasuredPattern) return Infinity
  const plain = pattern.replace(escapesAndClasses, 'x')
  if (/[*+]|\{\d+,\}/.test(plain)) return Infinity
  const repeats = Array.from(plain.matchAll(/\{(?:\d+,)?(\d+)\}/g), ([, most = '1']) => Math.max(1, Number(most)))
  const doublings = pattern.match(backReference)?.length ?? 0
  // An atom may be a pair of code units.
  return repeats.reduce((length, times) => length * times, 2 * plain.length * 2 ** doublings)
}
