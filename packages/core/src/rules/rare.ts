import { assertNever } from '../assert-never.ts'
import { compileDays } from './days.ts'
import { compileFile } from './file.ts'
import { compileFreeText } from './free-text.ts'
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
