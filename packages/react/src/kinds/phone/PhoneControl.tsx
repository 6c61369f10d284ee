import { partTexts } from '@letterslot/core/messages/en-parts'
import { callingCode, callingCountries, countriesByName, isMainCountry, phoneParts } from '@letterslot/core/phone'
import type { FormEvent, JSX } from 'react'
import { ariaProps } from '../../fields/controls.tsx'
import type { ControlProps } from '../../form/form-context.ts'
import { useDrawnOrder } from '../../form/use-drawn-order.ts'
import { chooseCountry, countryText } from './country-text.ts'

/** A country with its calling code, and the number within it. Whoever writes `+49 …` into the number has chosen the country by that. */
export function PhoneControl(props: ControlProps): JSX.Element {
  const { field, id, value, context } = props
  const texts = { ...partTexts, ...context.texts }
  const given = typeof value === 'string' ? value : ''
  const parts = phoneParts(given)
  const byName = countriesByName(context.locale, callingCountries)
  const countries = useDrawnOrder(id, context.locale, byName, valueFor)
  const follow = (event: FormEvent<HTMLInputElement>): void => chooseCountry(event.currentTarget)
  return (
    <span className="ls-phone">
      <select
        name={field.name}
        className="ls-control"
        aria-label={texts.partCountry}
        autoComplete={field.autocomplete === 'off' ? 'off' : 'tel-country-code'}
        defaultValue={countryText(parts?.code, field.country)}
      >
        <option value="">{texts.partCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={valueFor({ code })}>
            {`${name} +${callingCode(code)}`}
          </option>
        ))}
      </select>
      <input
        {...ariaProps(props)}
        className="ls-control"
        type="tel"
        dir="ltr"
        autoComplete={field.autocomplete === 'off' ? 'off' : 'tel-national'}
        placeholder={field.placeholder}
        defaultValue={parts?.rest ?? given}
        onInput={follow}
      />
    </span>
  )
}

/** The value of a country in the list. */
function valueFor({ code }: { readonly code: string }): string {
  return countryText(callingCode(code), isMainCountry(code) ? undefined : code)
}
