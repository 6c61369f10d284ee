import type { PatternRule } from '../schema/rule.ts'
import type { Check, RuleFlaw } from './check.ts'
import { compilePatternMatcher } from './pattern-matcher.ts'

/** The whole value must match, with the flag `v`. Source: HTML, `pattern`. */
export function compilePattern({ pattern }: PatternRule): Check | RuleFlaw {
  // An empty pattern would refuse every answer.
  if (!pattern) return 'contradiction'
  try {
    const matches = compilePatternMatcher(pattern)
    if (!matches) return 'unchecked'
    return (value) => {
      const match = matches(String(value))
      return match === undefined ? undefined : match ? [] : [{ code: 'patternMismatch' }]
    }
  } catch {
    return 'bad-pattern'
  }
}
