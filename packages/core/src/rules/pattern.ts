import type { Field } from '../model/field.ts'
import type { PatternRule } from '../model/rule.ts'
import { type Check, nothing, type RuleFlaw } from './check.ts'
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
  rule: PatternRule,
  _field: Field,
  { compilePatternMatcher }: { readonly compilePatternMatcher?: CompilePatternMatcher | undefined },
): Check | RuleFlaw {
  return compileBy(isDoubtful(rule.pattern) ? compilePatternMatcher : matchPlain, rule)
}

/** The same for a form of which it is known that it has no doubtful pattern. */
export function compilePlainPattern(rule: PatternRule): Check | RuleFlaw {
  return compileBy(matchPlain, rule)
}

const matchPlain: CompilePatternMatcher = (pattern) => {
  const whole = new RegExp(`^(?:${pattern})$`, 'v')
  return (text) => (text.length > maxTextLength ? undefined : whole.test(text))
}

function compileBy(compile: CompilePatternMatcher | undefined, { pattern }: PatternRule): Check | RuleFlaw {
  // An empty pattern would refuse every answer.
  if (!pattern) return 'contradiction'
  try {
    // By itself first, as HTML has it: `a)|(b` would compile between the anchors.
    new RegExp(pattern, 'v')
    const matches = compile?.(pattern)
    if (!matches) return 'unchecked'
    return (value) => {
      const match = matches(String(value))
      return match === undefined ? undefined : match ? nothing : [{ code: 'patternMismatch' }]
    }
  } catch {
    return 'bad-pattern'
  }
}
