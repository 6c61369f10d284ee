import { currencyDecimals } from '../model/amount.ts'
import { countryCodes } from '../model/countries.ts'
import type { Field } from '../model/field.ts'
import { maxCustomLength, maxSignatureLength } from '../model/limits.ts'
import type { RuleKind } from '../model/rule.ts'
import { stepValues } from '../model/steps.ts'
import { holdsList } from '../model/values.ts'

/** A JSON Schema, as far as we write them. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** The keywords for an answer that is not empty. */
export function constrain({ rules, ...whole }: Field): JsonSchema {
  // What only advises is accepted.
  const field = { ...whole, rules: rules.filter(({ severity }) => !severity) }
  if (field.kind === 'signature') return { maxLength: maxSignatureLength }
  if (field.kind === 'consent') return { enum: ['yes'] }
  if (field.kind === 'calculated') return { pattern: '^-?\\d+(\\.\\d+)?$' }
  const isList = holdsList(field)
  const length = field.rules.find((rule) => rule.kind === 'length')
  const pattern = field.rules.find((rule) => rule.kind === 'pattern')
  return {
    ...(has(field, 'type') && field.kind === 'email' && { format: 'email' }),
    ...(has(field, 'type') && field.kind === 'url' && { format: 'uri' }),
    ...(((has(field, 'type') && field.kind === 'number') || field.kind === 'slider') && {
      pattern: '^-?(\\d+|\\d*\\.\\d+)([eE][+-]?\\d+)?$',
    }),
    ...(has(field, 'type') && field.kind === 'currency' && { pattern: amountPattern(field) }),
    ...(has(field, 'type') && field.kind === 'phone' && { pattern: '^\\+\\d{7,15}$' }),
    ...(field.kind === 'ranking' && { pattern: '^\\d+\\. ' }),
    ...(field.kind === 'matrix' && {
      pattern: `^(${(field.rows ?? []).map(({ value }) => escapePattern(value)).join('|')}): `,
    }),
    ...(has(field, 'type') && field.kind === 'country' && { enum: countryCodes }),
    ...(has(field, 'type') && field.kind === 'date' && { pattern: '^\\d{4,}-\\d\\d-\\d\\d$' }),
    ...(has(field, 'type') &&
      field.kind === 'dateRange' && { pattern: '^\\d{4,}-\\d\\d-\\d\\d/\\d{4,}-\\d\\d-\\d\\d$' }),
    ...(has(field, 'type') && field.kind === 'time' && { pattern: `^${timePattern}$` }),
    ...(has(field, 'type') && field.kind === 'datetime' && { pattern: `^\\d{4,}-\\d\\d-\\d\\dT${timePattern}$` }),
    ...(has(field, 'options') && !isList && offered(field)),
    ...((field.kind === 'rating' || field.kind === 'scale') && { enum: stepValues(field) }),
    ...(has(field, 'noLink') && { not: { pattern: '://' } }),
    ...(field.kind === 'custom' && { maxLength: maxCustomLength }),
    // JSON Schema counts code points, a form code units: half as many code points may do.
    ...(length?.min && !isList && { minLength: Math.ceil(length.min / 2) }),
    ...(length?.max !== undefined &&
      !isList && { maxLength: Math.min(length.max, field.kind === 'custom' ? maxCustomLength : length.max) }),
    ...(pattern && compilesUnderU(pattern.pattern) && { pattern: `^(?:${pattern.pattern})$` }),
  }
}

/** An amount as it is sent: no more decimals than its currency has, but zeros. */
function amountPattern({ currency }: Field): string {
  const decimals = currencyDecimals(currency)
  return `^-?\\d+(\\.${decimals > 0 ? `\\d{1,${decimals}}` : ''}0*)?$`
}

/** A time of day, as `compileTimes` has it. */
const timePattern = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?'

/** One of the options; or the beginning of the one that takes a text, and the text. */
function offered({ options = [] }: Field): JsonSchema {
  const values = { enum: options.map(({ value }) => value) }
  const open = options.find(({ freeText }) => freeText)
  return open ? { anyOf: [values, { pattern: `^${escapePattern(open.value)}: ` }] } : values
}

/** By its syntax characters (ECMAScript, SyntaxCharacter); no other may be escaped under the flag `u`. */
function escapePattern(text: string): string {
  return text.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&')
}

/** JSON Schema's patterns have the flag `u` (JSON Schema Core, 6.4); what only `v` knows is left out, not guessed. */
function compilesUnderU(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').unicode
  } catch {
    return false
  }
}

function has(field: Field, kind: RuleKind): boolean {
  return field.rules.some((rule) => rule.kind === kind)
}
