import { isPhone } from '../model/phone.ts'
import { nothing } from './check.ts'
import type { CompileRareRule } from './registry.ts'

/** The rule `type` of a phone number with its country: one of E.164. Undefined for every other field. */
export const compilePhone: CompileRareRule = (rule, { kind, rules }) => {
  const type = rules.findIndex((one) => one.kind === 'type')
  if (rule || kind !== 'phone' || type < 0) return undefined
  return (value) => (isPhone(String(value)) ? nothing : [{ rule: type, code: 'typeMismatch' }])
}
