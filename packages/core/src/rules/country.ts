import { countryCodes } from '../model/countries.ts'
import { nothing } from './check.ts'
import type { CompileRareRule } from './registry.ts'

/** The rule `type` of a country: the code of one. Undefined for every other field. */
export const compileCountry: CompileRareRule = (rule, { kind, rules }) => {
  const type = rules.findIndex((one) => one.kind === 'type')
  if (rule || kind !== 'country' || type < 0) return undefined
  const codes: ReadonlySet<unknown> = new Set(countryCodes)
  return (value) => (codes.has(value) ? nothing : [{ rule: type, code: 'notAnOption' }])
}
