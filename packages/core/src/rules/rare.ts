import { assertNever } from '../model/assert-never.ts'
import type { Field } from '../model/field.ts'
import { maxFreeTextLength, readFreeText } from '../model/free-text.ts'
import type { FileRule } from '../model/rule.ts'
import { type FileValue, filesIn } from '../model/values.ts'
import type { Check, Finding, RuleFlaw } from './check.ts'
import { compileDays } from './days.ts'
import type { CompileRareRule } from './registry.ts'

/** Makes ready to run what most forms do without: the rules of files and of days, and the text beside a choice. */
export const compileRareRule: CompileRareRule = (rule, field, clock) => {
  if (!rule) return compileFreeText(field)
  switch (rule.kind) {
    case 'file':
      return compileFile(rule)
    case 'days':
      return compileDays(rule, clock)
    default:
      return assertNever(rule)
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

/**
 * Size and kind of chosen files, as the browser tells them. It guesses the kind by the name, so a browser that knows
 * none for a file is not a reason to refuse it where the name fits. Source: HTML, `accept`.
 */
export function compileFile({ accept = '', maxBytes = Infinity }: FileRule): Check | RuleFlaw {
  if (!(maxBytes > 0)) return 'contradiction'
  const kinds = accept.toLowerCase().match(/[^\s,]+/g)
  return (value) => {
    const files = filesIn(value)
    const [largest = { name: '', size: 0 }] = files.toSorted((one, other) => other.size - one.size)
    const { name, size } = largest
    const findings: readonly (Finding | false)[] = [
      size > maxBytes && { code: 'fileTooLarge', limit: maxBytes, actual: size, file: name },
      kinds !== null && !files.every((file) => isAccepted(file, kinds)) && { code: 'fileTypeMismatch', limit: accept },
    ]
    return findings.filter((finding) => finding !== false)
  }
}

/** True for a file of one of these types: `.pdf`, `image/png`, `image/*`, in small letters. */
function isAccepted({ name, type }: FileValue, kinds: readonly string[]): boolean {
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? type.toLowerCase().startsWith(kind.slice(0, -1)) : type.toLowerCase() === kind
  })
}
