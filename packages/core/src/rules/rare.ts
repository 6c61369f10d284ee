import { compileCountry } from './country.ts'
import { compileCurrency } from './currency.ts'
import { compileCustom } from './custom.ts'
import { compileMatrix } from './matrix.ts'
import { compileParts } from './parts.ts'
import { compilePhone } from './phone.ts'
import { compileRanking } from './ranking.ts'
import type { CompileRareRule } from './registry.ts'
import { compileRows } from './rows.ts'
import { compileSharedRule } from './shared-rare.ts'
import { compileSignature } from './signature.ts'
import { compileSteps } from './steps.ts'
import { compileTimes } from './times.ts'

/** Makes ready to run what most forms do without: the rules of files, days, times, signatures and words, and the text beside a choice. */
export const compileRareRule: CompileRareRule = (rule, field, ...more) =>
  compileSharedRule(rule, field, ...more) ??
  compileTimes(rule, field) ??
  compileCurrency(rule, field) ??
  compileCountry(rule, field) ??
  compilePhone(rule, field) ??
  compileRanking(rule, field) ??
  compileMatrix(rule, field) ??
  compileParts(rule, field) ??
  compileSignature(rule, field) ??
  compileCustom(rule, field) ??
  compileSteps(rule, field) ??
  compileRows(rule, field, ...more)
