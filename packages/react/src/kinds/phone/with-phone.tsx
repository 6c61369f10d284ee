import type { Field, Value } from '@letterslot/core'
import { partTexts } from '@letterslot/core/messages/en-parts'
import {
  callingCode,
  callingCountries,
  compilePhone,
  countriesByName,
  formatPhone,
  isMainCountry,
  phoneParts,
  readPhone,
  withPhoneIssues,
} from '@letterslot/core/phone'
import type { FormEvent, JSX } from 'react'
import { ariaProps } from '../../fields/controls.tsx'
import { writeControl } from '../../fields/write-control.ts'
import type { ControlProps, KindParts, WithKind } from '../../form/form-context.ts'
import { useDrawnOrder } from '../../form/use-drawn-order.ts'

const phone: KindParts = { Control: PhoneControl, readAnswer: readNumber, putAnswer: putNumber }

/** The kind `phone`: a country and a number within it, whose answer is a number of E.164. */
export const withKind: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, phone },
  compileRareRule: (rule, field, options) => parts.compileRareRule(rule, field, options) ?? compilePhone(rule, field),
  withRareIssues: (form, own) => withPhoneIssues(parts.withRareIssues(form, own)),
  sayAnswer: (field, value, locale) =>
    field.kind === 'phone' ? formatPhone(value) : parts.sayAnswer(field, value, locale),
})

/** The number in its controls, of E.164 where it is one; else what was typed. */
function readNumber(box: Element): string {
  const typed = box.querySelector('input')?.value.trim() ?? ''
  return typed && (readPhone(typed, codeOf(box.querySelector('select')?.value ?? '')) ?? typed)
}

/** Puts a number into its controls: its country, and what follows the calling code. */
export function putNumber(box: Element, { country }: Pick<Field, 'country'>, value: Value): void {
  const given = typeof value === 'string' ? value : ''
  const parts = phoneParts(given)
  const [list, input] = [box.querySelector('select'), box.querySelector('input')]
  if (list) writeControl(list, countryText(parts?.code, country))
  if (input) writeControl(input, parts?.rest ?? given)
}

/** A country with its calling code, and the number within it. Whoever writes `+49 …` into the number has chosen the country by that. */
function PhoneControl(props: ControlProps): JSX.Element {
  const { field, id, value, context } = props
  const texts = { ...partTexts, ...context.texts }
  const given = typeof value === 'string' ? value : ''
  const parts = phoneParts(given)
  const byName = countriesByName(context.locale, callingCountries)
  const countries = useDrawnOrder(id, context.locale, byName, valueFor)
  const follow = (event: FormEvent<HTMLInputElement>): void => chooseCountry(event.currentTarget)
  return (
    <span className="ls-phone">
      <span id={`${id}-country`} hidden>
        {context.words(field, 'label')} {texts.partCountry}
      </span>
      <select
        name={field.name}
        className="ls-control"
        aria-labelledby={`${id}-country`}
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

/**
 * The value of a country in the list: `+49`, and `+1 CA` for one of several that share a code. It is posted as it is where no
 * script runs. Empty: none is chosen.
 * @param code - a calling code; default: that of the country.
 * @param country - which of those that share the code; default: the largest.
 */
function countryText(code: string | undefined, country: string | undefined): string {
  const own = country === undefined ? undefined : callingCode(country)
  const chosen = code ?? own
  if (chosen === undefined) return ''
  return country === undefined || own !== chosen || isMainCountry(country) ? `+${chosen}` : `+${chosen} ${country}`
}

/** The calling code that a country's value says; undefined of none. */
function codeOf(text: string): string | undefined {
  return /^\+(\d+)/.exec(text)?.[1]
}

/** Chooses the country that a number names itself; one of the same code stays chosen. */
function chooseCountry(input: HTMLInputElement): void {
  const list = input.parentElement?.querySelector('select')
  const named = phoneParts(readPhone(input.value) ?? '')?.code
  if (list && named !== undefined && codeOf(list.value) !== named) list.value = countryText(named, undefined)
}
