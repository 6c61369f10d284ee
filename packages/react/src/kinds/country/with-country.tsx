import { compileCountry, countriesByName, countryName, withCountryIssues } from '@letterslot/core/country'
import type { JSX } from 'react'
import { ariaProps } from '../../fields/controls.tsx'
import type { ControlProps, WithKind } from '../../form/form-context.ts'
import { useDrawnOrder } from '../../form/use-drawn-order.ts'

/** The kind `country`: a list of all by their names, whose answer is a code, and is read as a name. */
export const withKind: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, country: { Control: CountryControl } },
  compileRareRule: (rule, field, options) => parts.compileRareRule(rule, field, options) ?? compileCountry(rule, field),
  withRareIssues: (form, own) => withCountryIssues(parts.withRareIssues(form, own)),
  sayAnswer: (field, value, locale) =>
    field.kind === 'country' ? countryName(value, locale) : parts.sayAnswer(field, value, locale),
})

/** Every country by its name in the form's language, in a list that opens. It begins with no choice made. */
function CountryControl(props: ControlProps): JSX.Element {
  const { field, id, value, context } = props
  const countries = useDrawnOrder(id, context.locale, countriesByName(context.locale), ({ code }) => code)
  return (
    <select
      {...ariaProps(props)}
      className="ls-control"
      autoComplete={field.autocomplete ?? 'country'}
      defaultValue={typeof value === 'string' ? value : ''}
    >
      <option value="" {...context.langOf?.(field.placeholder)}>
        {field.placeholder || context.texts.choose}
      </option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
