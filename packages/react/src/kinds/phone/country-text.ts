import { callingCode, isMainCountry, phoneParts, readPhone } from '@letterslot/core/phone'

/**
 * The value of a country in the list: `+49`, and `+1 CA` for one of several that share a code. It is posted as it is where no
 * script runs. Empty: none is chosen.
 * @param code - a calling code; default: that of the country.
 * @param country - which of those that share the code; default: the largest.
 */
export function countryText(code: string | undefined, country: string | undefined): string {
  const own = country === undefined ? undefined : callingCode(country)
  const chosen = code ?? own
  if (chosen === undefined) return ''
  return country === undefined || own !== chosen || isMainCountry(country) ? `+${chosen}` : `+${chosen} ${country}`
}

/** The calling code that a country's value says; undefined of none. */
export function codeOf(text: string): string | undefined {
  return /^\+(\d+)/.exec(text)?.[1]
}

/** Chooses the country that a number names itself; one of the same code stays chosen. */
export function chooseCountry(input: HTMLInputElement): void {
  const list = input.parentElement?.querySelector('select')
  const named = phoneParts(readPhone(input.value) ?? '')?.code
  if (list && named !== undefined && codeOf(list.value) !== named) list.value = countryText(named, undefined)
}
