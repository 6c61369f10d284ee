import { compilePatternMatcher } from '@letterslot/core/patterns'
import { addToElement } from '../add-to-element.ts'

addToElement(({ later }) => {
  if (!later || later.compilePatternMatcher) return false
  later.compilePatternMatcher = compilePatternMatcher
  return true
})
