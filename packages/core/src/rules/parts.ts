import { readDate } from '../model/ordered.ts'
import { partsOf } from '../model/parts.ts'
import { type Check, type Finding, nothing } from './check.ts'
import type { CompileRareRule } from './registry.ts'

/**
 * Checks an answer of several parts, each finding at its part: what is wanted is wanted of every part that it needs; both days of a
 * range, in their order, and within its bounds. Undefined for every other field.
 */
export const compileParts: CompileRareRule = (rule, field) => {
  const parts = partsOf(field)
  if (parts.length === 0) return undefined
  if (rule?.kind === 'range') {
    const { min, max } = rule
    const [least, most] = [min, max].map((bound) => readDate(String(bound)))
    if (least !== undefined && most !== undefined && least > most) return 'contradiction'
    return eachText((text, part) => {
      const day = readDate(text)
      if (least !== undefined && day < least) return [{ code: 'rangeUnderflow', limit: `${min}`, part }]
      if (most !== undefined && day > most) return [{ code: 'rangeOverflow', limit: `${max}`, part }]
      return nothing
    })
  }
  if (rule) return undefined
  const required = field.rules.findIndex(({ kind }) => kind === 'required')
  const type = field.rules.findIndex(({ kind }) => kind === 'type')
  const isRange = field.kind === 'dateRange'
  const wanting = required >= 0 ? required : isRange ? type : -1
  if (wanting < 0 && type < 0) return undefined
  const checkDays = isRange && type >= 0 ? daysInOrder(type) : undefined
  return (value, see) => {
    const texts = partTextsIn(value)
    const missing = parts.flatMap(({ isNeeded }, part): readonly Finding[] =>
      wanting >= 0 && isNeeded && !texts[part]?.trim() ? [{ rule: wanting, code: 'valueMissing', part }] : [],
    )
    return missing.length > 0 ? missing : (checkDays?.(value, see) ?? nothing)
  }
}

function daysInOrder(rule: number): Check {
  const eachDay = eachText((text, part) =>
    Number.isNaN(readDate(text)) ? [{ rule, code: 'badInput', part }] : nothing,
  )
  return (value) => {
    const [from = '', to = ''] = partTextsIn(value)
    const wrong = eachDay(value) ?? nothing
    if (wrong.length > 0 || !(readDate(to) < readDate(from))) return wrong
    return [{ rule, code: 'rangeUnderflow', limit: from, part: 1 }]
  }
}

function eachText(find: (text: string, part: number) => readonly Finding[]): Check {
  return (value) => partTextsIn(value).flatMap((text, part) => (text === '' ? nothing : find(text, part)))
}

function partTextsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}
