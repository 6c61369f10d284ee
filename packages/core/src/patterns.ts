export { compilePatternMatcher } from './rules/pattern-matcher.ts'
export { type PatternNode, readPatternSyntax } from './rules/pattern-syntax.ts'
