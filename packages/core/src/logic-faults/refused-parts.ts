import type { Field } from '../model/field.ts'
import type { Rule } from '../model/rule.ts'
import { blockingRules } from '../rule-faults/blocking-rules.ts'
import { knownPatterns } from '../rule-faults/known-patterns.ts'
import { refusalsOf } from '../rule-faults/refusals.ts'
import { lengthsOf } from '../rule-faults/text-lengths.ts'

/**
 * Makes a question of a field's rules: are there words that stand in no text which they take? Longer than any, with a sign or an
 * address that is refused wherever it stands, or in none of a list.
 */
export function refusedPartsOf(field: Field): (words: string) => boolean {
  if (!/^(text|textarea|email|tel|url)$/.test(field.kind)) return () => false
  const refusals = refusalsOf({ ...field, rules: field.rules.flatMap(ofEveryPart) })
  const isLinkless = blockingRules(field, 'noLink').length > 0
  const lists = blockingRules(field, 'list').map(({ only }) => only.map(folded))
  const patterns = knownPatterns(field).map(({ root, sets }) => ({
    most: lengthsOf(root, sets)[1],
    sets: sets.map((set) => new RegExp(`^(?:${set})$`, 'v')),
  }))
  return (words) =>
    refusals(words).some((rule) => rule >= 0) ||
    // Behind a letter `www.` begins no address.
    (isLinkless && refusesLink(field, `a${words}`)) ||
    lists.some((list) => list.length > 0 && !list.some((item) => item.includes(folded(words)))) ||
    patterns.some(({ most, sets }) => words.length > most || hasOther(words, sets))
}

/** The side of a rule that an answer keeps only where every part of it does. */
function ofEveryPart(rule: Rule): readonly Rule[] {
  if (rule.severity) return []
  if (rule.kind === 'letters') return [rule]
  if (rule.kind !== 'length' && rule.kind !== 'words') return []
  const { kind, min = 0, max } = rule
  return max === undefined || min > max ? [] : [{ kind, max }]
}

function refusesLink(field: Field, words: string): boolean {
  return refusalsOf({ ...field, rules: [{ kind: 'noLink' }] })(words).length > 0
}

/** As lists are compared, without capitals and the blanks around; a sigma at the end is one like any other. */
function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll('ς', 'σ')
}

/** True for a text with a sign that is in none of some sets. */
function hasOther(text: string, sets: readonly RegExp[]): boolean {
  return Array.from(text).some((sign) => !/\p{Cs}/u.test(sign) && !sets.some((set) => set.test(sign)))
}
