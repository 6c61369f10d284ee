import { maxPatternLength } from '../model/limits.ts'
import { isDoubtful } from './doubtful-pattern.ts'
import { compileLinearMatcher } from './linear-matcher.ts'
import { maxTextLength } from './pattern.ts'

/**
 * Makes a matcher for HTML's `pattern` that no answer can hang, without a worker: engines backtrack, and `(a+)+` takes
 * twice as long for each further character that does not fit. So a doubtful pattern is matched by code of our own.
 * @throws {SyntaxError} with the engine's words, when the pattern does not compile under `v`.
 * @returns undefined when no bounded way is known; the matcher, when this answer takes too long.
 */
export function compilePatternMatcher(pattern: string): ((text: string) => boolean | undefined) | undefined {
  if (pattern.length > maxPatternLength) return undefined
  // By itself first, as HTML has it: `a)|(b` would compile between the anchors.
  new RegExp(pattern, 'v')
  if (isDoubtful(pattern)) return compileLinearMatcher(pattern)
  const whole = new RegExp(`^(?:${pattern})$`, 'v')
  return (text) => (text.length > maxTextLength ? undefined : whole.test(text))
}
