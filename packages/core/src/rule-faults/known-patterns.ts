import type { Field } from '../model/field.ts'
import type { PatternRule } from '../model/rule.ts'
import { compilePattern } from '../rules/pattern.ts'
import { compilePatternMatcher } from '../rules/pattern-matcher.ts'
import { type PatternSyntax, readPatternSyntax } from '../rules/pattern-syntax.ts'
import { blockingRules } from './blocking-rules.ts'

/** The patterns of a field that visitors' answers are checked with, as trees: one that cannot be read is left out. */
export function knownPatterns(field: Field): readonly PatternSyntax[] {
  return soundPatterns(field)
    .filter((rule) => isChecked(field, rule))
    .flatMap(({ pattern }) => readPatternSyntax(pattern) ?? [])
}

/** The patterns of a field that are some. */
export function soundPatterns(field: Field): readonly PatternRule[] {
  return blockingRules(field, 'pattern').filter(({ pattern }) => {
    try {
      new RegExp(pattern, 'v')
      return pattern !== ''
    } catch {
      return false
    }
  })
}

/** Tells if visitors' answers are checked with a pattern. */
export function isChecked(field: Field, rule: PatternRule): boolean {
  return typeof compilePattern(rule, field, { compilePatternMatcher }) !== 'string'
}
