import type { Field, Form } from '@letterslot/core'
import { maxFreeTextLength } from '@letterslot/core/rare-rules'
import { longestMatch } from './longest-match.ts'
import { type PlacedField, placedFields } from './placed-fields.ts'
import { bytesPerUnit, utf8Bytes } from './utf8-bytes.ts'

/** Octets for a number or a date, which have no rule of length: more than anybody writes. */
const plainBytes = 64

/** Octets for what we send beside the answers: id, reference, times, attempts, and a note of late messages. */
const ownBytes = 512

/** What of a form's size the maker can change: a text, how long it may be, how short it must stay possible. */
export interface TextSize extends PlacedField {
  /** UTF-16 code units; Infinity without a rule. */
  readonly max: number
  /** What another rule or the field's default needs, in UTF-16 code units. */
  readonly min: number
  /** How often it is sent: under its own name, and under each that the mapping gives it. */
  readonly copies: number
}

/** How much the parameters of one message weigh at most, in UTF-8 octets of their values. */
export interface WorstSize {
  readonly bytes: number
  /** What choices, numbers and our own parameters take of it: no rule of length can change that. */
  readonly fixedBytes: number
  readonly texts: readonly TextSize[]
}

/** Adds up what a message of a form may weigh: lengths that rules allow, options, defaults. Files have limits of their own. */
export function worstSize(form: Form): WorstSize {
  const texts = placedFields(form)
    .filter(({ field }) => isText(field))
    .map((placed) => ({ ...placed, ...boundsOf(placed.field), copies: copiesOf(placed.field, form) }))
  const others = placedFields(form).filter(({ field }) => !isText(field))
  const fixedBytes = others.reduce((sum, { field }) => sum + fixedSize(field) * copiesOf(field, form), ownBytes)
  const bytes = texts.reduce((sum, { max, copies }) => sum + textBytes(max) * copies, fixedBytes)
  return { bytes, fixedBytes, texts }
}

/** Octets that a text of so many UTF-16 code units may have. */
export function textBytes(units: number): number {
  return units * bytesPerUnit
}

function isText({ kind }: Field): boolean {
  return kind === 'text' || kind === 'textarea' || kind === 'email' || kind === 'tel' || kind === 'url'
}

function copiesOf({ id, name }: Field, { delivery }: Form): number {
  return 1 + Object.entries(delivery?.map ?? {}).filter(([key, field]) => field === id && key !== name).length
}

function boundsOf({ rules, default: value }: Field): { readonly max: number; readonly min: number } {
  const tops = rules.map((rule) => {
    if (rule.kind === 'length') return rule.max ?? Infinity
    return rule.kind === 'pattern' ? longestMatch(rule.pattern) : Infinity
  })
  const bottoms = rules.map((rule) => (rule.kind === 'length' ? (rule.min ?? 0) : 0))
  return {
    max: Math.min(...tops, Infinity),
    min: Math.max(...bottoms, typeof value === 'string' ? value.length : 0, 1),
  }
}

/** What a field that is no text may weigh. */
function fixedSize(field: Field): number {
  const sizes = (field.options ?? []).map(
    ({ value, freeText }) => utf8Bytes(value) + (freeText ? ': '.length + textBytes(maxFreeTextLength) : 0),
  )
  const options = sizes.sort((one, other) => other - one)
  switch (field.kind) {
    case 'select':
    case 'radio':
      return options[0] ?? 0
    case 'checkboxes': {
      const most = Math.min(...field.rules.map((rule) => (rule.kind === 'length' ? (rule.max ?? Infinity) : Infinity)))
      const chosen = options.slice(0, most)
      return chosen.reduce((sum, bytes) => sum + bytes + ', '.length, 0)
    }
    case 'consent':
      return 'yes'.length
    case 'hidden':
      return typeof field.default === 'string' ? utf8Bytes(field.default) : 0
    case 'number':
    case 'date':
      return plainBytes
    default:
      return 0
  }
}
