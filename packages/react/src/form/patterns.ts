export { compilePatternMatcher } from '@letterslot/core/patterns'
