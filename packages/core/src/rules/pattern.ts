import type { Field } from '../model/field.ts'
import type { PatternRule } from '../model/rule.ts'
import type { Check, RuleFlaw } from './check.ts'
import { isDoubtful } from './doubtful-pattern.ts'

/**
 * Makes a matcher for a doubtful pattern: `compilePatternMatcher` of `@letterslot/core/patterns`.
 * @returns undefined when no bounded way is known; the matcher, when this answer takes too long.
 */
export type CompilePatternMatcher = (pattern: string) => ((text: string) => boolean | undefined) | undefined

/** UTF-16 code units of a text that any pattern is tried on: engines give up on much longer ones with an exception. */
export const maxTextLength = 200_000

/**
 * The whole value must match, with the flag `v`. Source: HTML, `pattern`.
 * @param compilers - the matcher for doubtful patterns, which are unchecked without it.
 */
export function compilePattern(
  { pattern }: PatternRule,
  _field: Field,
  compilers: { readonly compilePatternMatcher?: CompilePatternMatcher | undefined },
): Check | RuleFlaw {
  // An empty pattern would refuse every answer.
  if (!pattern) return 'contradiction'
  try {
    // By itself first, as HTML has it: `a)|(b` would compile between the anchors.
    new RegExp(pattern, 'v')
    const whole = new RegExp(`^(?:${pattern})$`, 'v')
    const matches = isDoubtful(pattern)
      ? compilers.compilePatternMatcher?.(pattern)
      : (text: string) => (text.length > maxTextLength ? undefined : whole.test(text))
    if (!matches) return 'unchecked'
    return (value) => {
      const match = matches(String(value))
      return match === undefined ? undefined : match ? [] : [{ code: 'patternMismatch' }]
    }
  } catch {
    return 'bad-pattern'
  }
}
