export { type FreeText, freeTextName, maxFreeTextLength, readFreeText, withFreeText } from './model/free-text.ts'
export { plainText, readRichText, type TextNode } from './rich-text.ts'
export { type DayClock, dayText, localDay, weekdays } from './rules/days.ts'
export { compileRareRule } from './rules/rare.ts'
