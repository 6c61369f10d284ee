import { maxFreeTextLength, readFreeText } from '../free-text.ts'
import type { Field } from '../schema/field.ts'
import type { Check, Finding } from './check.ts'

/** A choice that takes a text asks for it, and bounds it; undefined where the field has none. */
export function compileFreeText({ options }: Field): Check | undefined {
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
