import type { Field, FieldId, Form, Value, Values } from '@letterslot/core'
import { createCalculations } from '@letterslot/core/calculation'
import { compileLogicForm } from '@letterslot/core/logic'
import { rowEntry } from '@letterslot/core/matrix'
import { compilePatternMatcher, type PatternNode, readPatternSyntax } from '@letterslot/core/patterns'
import { compileRareRule } from '@letterslot/core/rare-rules'
import { stepValues } from '@letterslot/core/steps'
import { sampleValues } from '@letterslot/email'
import { sampleFile } from '../../domain/connections/sample-file.ts'
import { dayMs } from '../../domain/texts/times.ts'

export interface MadeUpDeps {
  /** Uniform in [0, 1); the same numbers make the same answers. */
  readonly random: () => number
  /** The reader's day, `YYYY-MM-DD`. */
  readonly today: string
}

export interface MadeUpAnswers {
  readonly values: Values
  /** The fields that want an answer for which none was found: a pattern that contradicts another rule, say. */
  readonly missing: readonly Field[]
}

/** Days from today among which a date is looked for. */
const daysAhead = 60
/** Steps from its least bound among which a number or a date is looked for. */
const stepsAhead = 20

/**
 * Makes up answers that pass the form's own rules, hidden fields' too: the first of several for each field that its
 * rules take. They are Ada Lovelace's, as in each preview, with choices, numbers and days by chance.
 */
export function madeUpAnswers(form: Form, deps: MadeUpDeps): MadeUpAnswers {
  const compiled = compileLogicForm(form, { compileRareRule, compilePatternMatcher })
  const fields = form.pages.flatMap((page) => page.fields)
  const samples = sampleValues(form)
  const values: Partial<Record<FieldId, Value>> = {}
  const calculate = createCalculations(form)
  const isRight = (field: Field, given: Values): boolean =>
    compiled.validateField(field.id, { ...given, ...Object.fromEntries(calculate(given)) }).length === 0
  const answer = (field: Field): void => {
    // What is calculated follows from others.
    const sample = field.kind === 'calculated' ? undefined : samples[field.id]
    const found =
      sample === undefined
        ? undefined
        : candidateValues(field, sample, deps).find((one) => isRight(field, { ...values, [field.id]: one }))
    if (found !== undefined) values[field.id] = found
    else delete values[field.id]
  }
  for (const field of fields) answer(field)
  // An answer given since may show a field, or want one, that stood before it.
  for (const field of fields) if (!isRight(field, values)) answer(field)
  return { values, missing: fields.filter((field) => !isRight(field, values)) }
}

function candidateValues(field: Field, sample: Value, deps: MadeUpDeps): readonly Value[] {
  switch (field.kind) {
    case 'number':
    case 'currency':
    case 'slider':
      return [...valueSteps(field, deps).map(String), sample]
    case 'date':
      return dates(field, sample, deps)
    case 'dateRange':
      return [...dates(field, '', deps).flatMap((day) => (day === '' ? [] : [[day, day].map(String)])), sample]
    case 'time':
    case 'datetime':
      return sampleMoments(field, sample, deps)
    case 'rating':
    case 'scale':
      return shuffled(stepValues(field), deps.random)
    case 'select':
    case 'radio':
    case 'yesNo':
      return shuffled(choosableValues(field), deps.random)
    case 'checkboxes':
      return chosenValues(choosableValues(field), deps.random)
    case 'combobox':
    case 'pictures':
      return field.multiple
        ? chosenValues(choosableValues(field), deps.random)
        : shuffled(choosableValues(field), deps.random)
    case 'ranking':
      return [shuffled(choosableValues(field), deps.random)]
    case 'matrix':
      return [
        (field.rows ?? []).flatMap((row) =>
          shuffled(field.options ?? [], deps.random)
            .slice(0, 1)
            .map((option) => rowEntry(row, option)),
        ),
      ]
    case 'consent':
      return [true]
    case 'file':
      return files(sample)
    default:
      return typeof sample === 'string' ? madeUpText(field, sample, deps.random) : [sample]
  }
}

/** The values that can be chosen; one that takes a text brings one along. */
function choosableValues(field: Field): readonly string[] {
  return (field.options ?? []).flatMap(({ value, freeText }) => {
    if (value === '') return []
    return freeText ? `${value}: a sample answer` : value
  })
}

function shuffled<T>(list: readonly T[], random: () => number): readonly T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** One or two choices, else as many as it takes. */
function chosenValues(options: readonly string[], random: () => number): readonly Value[] {
  const picked = shuffled(options, random)
  const counts = [1 + Math.floor(random() * 2), ...options.map((_, index) => index + 1)]
  return counts.map((count) => {
    const some = picked.slice(0, count)
    return options.filter((option) => some.includes(option))
  })
}

/** Small real files, one or as many as it takes. */
function files(sample: Value): readonly Value[] {
  const name = Array.isArray(sample) && typeof sample[0] === 'object' ? sample[0].name : 'sample.pdf'
  const ending = name.slice(name.lastIndexOf('.'))
  return [1, 2, 3, 4, 5].map((count) =>
    Array.from({ length: count }, (_, index) =>
      sampleFile({ name: index === 0 ? name : `sample-${index + 1}${ending}`, type: '', size: 0 }),
    ),
  )
}

/** Numbers from the field's least bound on, or up to its greatest, in its steps; a small one first. */
function valueSteps(field: Field, { random }: MadeUpDeps): readonly number[] {
  const range = field.rules.find((rule) => rule.kind === 'range')
  const step = range?.step ?? 1
  const from = Number(range?.min ?? (range?.max === undefined ? 0 : Number(range.max) - step * stepsAhead))
  const places = Math.max(decimals(step), decimals(from))
  const counts = shuffled(
    Array.from({ length: stepsAhead }, (_, index) => index),
    random,
  )
  return [...counts.filter((count) => count > 0 && count < 10), ...counts].map((count) =>
    Number((from + count * step).toFixed(places)),
  )
}

const decimals = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0

function dates(field: Field, sample: Value, { random, today }: MadeUpDeps): readonly Value[] {
  const range = field.rules.find((rule) => rule.kind === 'range')
  const after = (day: string, days: number): string => {
    const at = Date.parse(day) + days * dayMs
    return Number.isNaN(at) ? day : new Date(at).toISOString().slice(0, 10)
  }
  const soon = shuffled(
    Array.from({ length: daysAhead }, (_, index) => after(today, index + 1)),
    random,
  )
  const { min, max, step = 1 } = range ?? {}
  const counts = Array.from({ length: stepsAhead }, (_, index) => index)
  return [
    ...soon,
    ...(typeof min === 'string' ? counts.map((count) => after(min, count * step)) : []),
    ...(typeof max === 'string' ? counts.map((count) => after(max, -count)) : []),
    today,
    sample,
  ]
}

/** Times on the half hours of working days, then the sample, which keeps to bounds. */
function sampleMoments(field: Field, sample: Value, deps: MadeUpDeps): readonly Value[] {
  const halfHours = Array.from(
    { length: 16 },
    (_, index) => `${String(9 + (index >> 1)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
  )
  const times = shuffled(halfHours, deps.random)
  if (field.kind === 'time') return [...times, sample]
  const [time = ''] = times
  const days = dates(field, '', deps).filter((day) => /^\d{4}-\d\d-\d\d$/.test(String(day)))
  return [...days.map((day) => `${day}T${time}`), sample]
}

/** The times that a repeat is written out beyond its least, so that a pattern's text gets long enough. */
const stretches = [1, 0, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64]
/** The most characters of a text made from a pattern. */
const longestText = 2000
/** The characters that fill a pattern's places: letters and digits before signs. */
const patternLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const signs = ' -.,_@/:+#\'"()&%$!?*=;~|<>[]{}^`\\\n\täöüéßñ漢'

/** Returns texts for a field, believable ones first: its sample, then what its pattern and its least length ask for. */
function madeUpText(field: Field, sample: string, random: () => number): readonly string[] {
  const length = field.rules.find((rule) => rule.kind === 'length')
  const most = Math.min(length?.max ?? longestText, longestText)
  const long = sample.padEnd(Math.min(length?.min ?? 0, longestText), ` ${sample}`)
  const patterns = field.rules.flatMap((rule) => (rule.kind === 'pattern' ? [rule.pattern] : []))
  return [
    sample,
    long.slice(0, most),
    ...patterns.flatMap((pattern) => matchingTexts(pattern, random)),
    ...['a', '1'].map((one) => one.repeat(Math.max(1, Math.min(length?.min ?? 1, longestText)))),
  ]
}

function matchingTexts(pattern: string, random: () => number): readonly string[] {
  const syntax = readPatternSyntax(pattern)
  if (!syntax) return []
  const sets = syntax.sets.map((source) => {
    const test = new RegExp(`^${source}$`, 'v')
    const members = Array.from(patternLetters).filter((one) => test.test(one))
    return members.length > 0 ? members : Array.from(signs).filter((one) => test.test(one))
  })
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  return stretches.map((stretch) => {
    let left = longestText
    const write = (node: PatternNode): string => {
      if (left <= 0) return ''
      switch (node.kind) {
        case 'set': {
          left -= 1
          return pick(sets[node.set] ?? []) ?? ''
        }
        case 'place':
          return ''
        case 'sequence':
          return node.nodes.map(write).join('')
        case 'choice': {
          const one = pick(node.nodes)
          return one ? write(one) : ''
        }
        case 'repeat': {
          const count = Math.min(node.max, node.min + stretch, node.min + left)
          return Array.from({ length: Math.min(count, longestText) }, () => write(node.node)).join('')
        }
      }
    }
    return write(syntax.root)
  })
}
