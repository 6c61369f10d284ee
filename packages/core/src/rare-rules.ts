export { type FreeText, freeTextName, maxFreeTextLength, readFreeText, withFreeText } from './free-text.ts'
export { compileRareRule } from './rules/rare.ts'
