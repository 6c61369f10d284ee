import type { Field } from '../model/field.ts'
import { maxPatternLength } from '../model/limits.ts'

/** UTF-16 code units of a pattern that may be compared as a whole at each of many places. */
const maxPlainLength = 100

/** More than one repeat or choice, a repeated group, or a backreference. */
const branching = /[*+?{|].*[*+?{|]|\)[*+?{]|\\[1-9k]/s
/**
 * Escapes, but backreferences; of a property the brace too, unless it has several code points at once; and a fixed number
 * of repeats, but of a group: there is one way to take it.
 */
const quiet = /\\(?:[pP]\{(?!Basic_Emoji|Emoji_Keycap|RGI_)|u\{|[^1-9kpPq])|(?<!\))\{\d+\}/g
/** Choices between plain words, each of which is tried once. */
const wordList = /^(?:\((?:\?:)?)?[\p{L}\p{N} ,_'\-|]*\)?$/u

/** Tells if an engine that backtracks may take more than linear time for a pattern. */
export function isDoubtful(pattern: string): boolean {
  if (pattern.length > maxPatternLength) return true
  return !wordList.test(pattern) && (pattern.length > maxPlainLength || branching.test(pattern.replace(quiet, '')))
}

/** Tells if a field, or a question of a group, has a pattern that is doubtful. */
export function hasDoubtfulPatterns(fields: readonly Pick<Field, 'rules' | 'fields'>[]): boolean {
  return fields.some(
    ({ rules, fields: questions = [] }) =>
      rules.some((rule) => rule.kind === 'pattern' && isDoubtful(rule.pattern)) || hasDoubtfulPatterns(questions),
  )
}
