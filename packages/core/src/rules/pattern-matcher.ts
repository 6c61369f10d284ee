import { maxPatternLength } from '../limits.ts'
import { isDoubtful, maxTextLength } from './pattern.ts'

declare const performance: { now(): number }

/** A probe that takes longer shows that the next character may take too long: at most some times as much. */
const maxProbeMs = 2

/** Shared among the ways that one more character may go: the last probe takes no longer than this, nearly. */
const maxBranchedMs = 20

/** Repeats and choices of a pattern that is probed; with more, one character may take too long after another. */
const maxBranches = 50

/** UTF-16 code units of a text for a doubtful pattern, which is tried on each beginning of the text. */
const maxProbedLength = 20_000

/**
 * Lookbehind, and backreferences beside lookahead (which may point into it), cannot be probed. Two dozen optional parts
 * in a row take V8 too long to compile.
 */
const unknown = /\(\?<[=!]|\(\?[=!].*\\[1-9k]|\\[1-9k].*\(\?[=!]|(?:[^(?]\?[^?]*){24}/s
/** Escapes and classes, in which nothing repeats or chooses. */
const quiet = /\\.|\[(?:\\.|[^\]\\])*\]/gs

/**
 * Rewrites a pattern so that it always fails, after trying every way to match: it takes at least as long as the
 * pattern itself. A lookahead is tried whole and then passed by, whatever it found.
 */
function exhaust(pattern: string): string {
  const closings: string[] = []
  const rewritten = pattern.replace(/\\.|\(\?[=!]|[()]/gs, (token) => {
    switch (token) {
      case '(':
        closings.push(')')
        return token
      case ')':
        return closings.pop() ?? token
      case '(?=':
      case '(?!':
        closings.push(')(?!))|)')
        return '(?:(?=(?:'
      default:
        return token
    }
  })
  return `^(?:${rewritten})(?!)`
}

/**
 * Makes a matcher for HTML's `pattern` that no answer can hang, without a worker. Engines backtrack: `(a+)+` takes
 * twice as long for each further character that does not fit. So a doubtful pattern is first run against ever longer
 * beginnings of the answer, in the form that always fails too; since one more character multiplies the ways to match by
 * no more than the pattern branches, the last run before the deadline is never much longer than the deadline.
 * @param now - milliseconds, for the deadline.
 * @throws {SyntaxError} with the engine's words, when the pattern does not compile under `v`.
 * @returns undefined when no bounded way is known; the matcher, when this answer takes too long.
 */
export function compilePatternMatcher(
  pattern: string,
  now: () => number = () => performance.now(),
): ((text: string) => boolean | undefined) | undefined {
  if (pattern.length > maxPatternLength) return undefined
  // By itself first, as HTML has it: `a)|(b` would compile between the anchors.
  new RegExp(pattern, 'v')
  const whole = new RegExp(`^(?:${pattern})$`, 'v')
  if (!isDoubtful(pattern)) return (text) => (text.length > maxTextLength ? undefined : whole.test(text))
  const branches = pattern.replace(quiet, '').match(/[*+?{|]/g)?.length ?? 0
  if (branches > maxBranches || unknown.test(pattern)) return undefined
  const maxMs = Math.min(maxProbeMs, maxBranchedMs / (branches + 1))
  const probe = new RegExp(exhaust(pattern), 'v')
  const decide = (text: string): boolean | undefined => {
    if (text.length > maxProbedLength) return undefined
    const from = now()
    let found: boolean | undefined
    for (let length = 0; length <= text.length; length++) {
      if (now() - from > maxMs) return undefined
      const beginning = text.slice(0, length)
      probe.test(beginning)
      found = whole.test(beginning)
    }
    return found
  }
  // Twice, since a busy machine may have paused the first time.
  return (text) => decide(text) ?? decide(text)
}
