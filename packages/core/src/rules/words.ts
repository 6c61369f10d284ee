import type { WordsRule } from '../model/rule.ts'
import { type Check, nothing, type RuleFlaw } from './check.ts'

/** Counts the words of a text: what blanks and line ends stand between. */
export function compileWords({ min = 0, max = Infinity }: WordsRule): Check | RuleFlaw {
  if (!(min >= 0 && min <= max)) return 'contradiction'
  return (value) => {
    const actual = String(value).match(/\S+/g)?.length ?? 0
    if (actual < min) return [{ code: 'tooFewWords', limit: min, actual }]
    if (actual > max) return [{ code: 'tooManyWords', limit: max, actual }]
    return nothing
  }
}
