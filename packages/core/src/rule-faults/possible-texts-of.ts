import type { Field } from '../model/field.ts'
import type { PatternRule } from '../model/rule.ts'
import { readPatternSyntax } from '../rules/pattern-syntax.ts'
import { blockingRules, isSound } from './blocking-rules.ts'
import { isChecked, soundPatterns } from './known-patterns.ts'
import { refusalsOf } from './refusals.ts'
import { lengthsOf, needsDigit } from './text-lengths.ts'

/** Tells of a field of text if its rules certainly leave none: by length, by digits among letters, or of a list by each of its answers. */
export function hasNoText(field: Field): boolean {
  const patterns = soundPatterns(field)
  // Few are worth the time that it takes to know if they are checked.
  return (
    leavesNone(field, patterns) &&
    leavesNone(
      field,
      patterns.filter((rule) => isChecked(field, rule)),
    )
  )
}

function leavesNone(field: Field, rules: readonly PatternRule[]): boolean {
  // Of lookarounds nothing is known but that they forbid some.
  const patterns = rules.flatMap(({ pattern }) => readPatternSyntax(pattern) ?? [])
  const matches = patterns.map(({ root, sets }) => lengthsOf(root, sets))
  const lengths = blockingRules(field, 'length').filter(isSound)
  const least = Math.max(1, ...lengths.map(({ min = 0 }) => min), ...matches.map(([one]) => one), ...leastOf(field))
  const most = Math.min(...lengths.map(({ max = Infinity }) => max), ...matches.map(([, one]) => one))
  if (least > most) return true
  const isLetters = blockingRules(field, 'letters').length > 0
  if (isLetters && patterns.some(({ root, sets }) => needsDigit(root, sets))) return true
  const [list] = blockingRules(field, 'list')
  return list !== undefined && list.only.length > 0 && hasNoneOf(field, list.only, most)
}

/** Code units that other rules need: words with a blank between them, an address at the shortest domain. */
function leastOf(field: Field): readonly number[] {
  const words = blockingRules(field, 'words')
    .filter(isSound)
    .map(({ min = 0 }) => 2 * min - 1)
  const isAddress = field.kind === 'email' && blockingRules(field, 'type').length > 0
  if (!isAddress) return words
  const domains = blockingRules(field, 'domains').filter(({ only }) => only.length > 0)
  return [...words, 3, ...domains.map(({ only }) => 2 + Math.min(...only.map(({ length }) => length)))]
}

/**
 * Tells if all answers of a list are refused, however they are written: in capitals or not, and with blanks around. Patterns, and a
 * length at least, may come to take them so.
 */
function hasNoneOf(field: Field, answers: readonly string[], most: number): boolean {
  const rules = field.rules.filter(
    ({ kind, severity }) => severity === undefined && /^(letters|domains|words)$/.test(kind),
  )
  const refusals = refusalsOf({ ...field, rules })
  return answers.every((answer) => {
    const plain = answer.trim().toLowerCase()
    // The one letter that becomes two.
    return plain !== '' && !plain.includes('\u0307') && (plain.length > most || refusals(plain).length > 0)
  })
}
