import { compileCountry, countryName, withCountryIssues } from '@letterslot/core/country'
import type { WithKind } from '../../form/form-context.ts'
import { CountryControl } from './CountryControl.tsx'

/** The kind `country`: a list of all by their names, whose answer is a code, and is read as a name. */
export const withCountry: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, country: { Control: CountryControl } },
  compileRareRule: (rule, field, clock) => parts.compileRareRule(rule, field, clock) ?? compileCountry(rule, field),
  withRareIssues: (form, own) => withCountryIssues(parts.withRareIssues(form, own)),
  sayAnswer: (field, value, locale) =>
    field.kind === 'country' ? countryName(value, locale) : parts.sayAnswer(field, value, locale),
})
