import { compileFile } from './file.ts'
import { compileFreeText } from './free-text.ts'
import type { CompileRareRule } from './registry.ts'

/** Makes ready to run what most forms do without: the rules of files, and the text beside a choice. */
export const compileRareRule: CompileRareRule = (rule, field) => (rule ? compileFile(rule) : compileFreeText(field))
