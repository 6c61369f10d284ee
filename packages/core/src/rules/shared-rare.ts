import type { Field } from '../model/field.ts'
import { maxFreeTextLength, readFreeText } from '../model/free-text.ts'
import { compileAtLeastOne } from './at-least-one.ts'
import type { Check, Finding } from './check.ts'
import { compileCompare } from './compare.ts'
import { compileDays } from './days.ts'
import { compileDecimals } from './decimals.ts'
import { compileDomains } from './domains.ts'
import { compileFile } from './file.ts'
import { checkLetters } from './letters.ts'
import { compileList } from './list.ts'
import { checkNoLink } from './no-link.ts'
import type { CompileRareRule } from './registry.ts'
import { compileSum } from './sum.ts'
import { compileWords } from './words.ts'

/** The part of `compileRareRule` that no kind of field has to itself. */
export const compileSharedRule: CompileRareRule = (rule, field, options) => {
  if (!rule) return compileFreeText(field)
  switch (rule.kind) {
    case 'file':
      return compileFile(rule)
    case 'days':
      return compileDays(rule, options?.clock)
    case 'decimals':
      return compileDecimals(rule)
    case 'words':
      return compileWords(rule)
    case 'letters':
      return checkLetters
    case 'noLink':
      return checkNoLink
    case 'domains':
      return compileDomains(rule)
    case 'list':
      return compileList(rule)
    case 'compare':
      return compileCompare(rule, field)
    case 'sum':
      return compileSum(rule)
    case 'atLeastOne':
      return compileAtLeastOne(rule)
    default:
      return undefined
  }
}

/** A choice that takes a text asks for it, and bounds it; undefined where the field has none. */
function compileFreeText({ options }: Field): Check | undefined {
  if (!options?.some(({ freeText }) => freeText)) return undefined
  return (value) =>
    [value].flat().flatMap((chosen): readonly Finding[] => {
      const { option, text = '' } = readFreeText(options, chosen) ?? {}
      if (!option) return []
      if (text.trim() === '') return [{ rule: -1, code: 'valueMissing', limit: option.label }]
      const actual = text.length
      return actual > maxFreeTextLength ? [{ rule: -1, code: 'tooLong', limit: maxFreeTextLength, actual }] : []
    })
}
