export { compilePatternMatcher } from './rules/pattern-matcher.ts'
