import { faultText } from './fault.ts'
import type { Place } from './place.ts'

/** Checks a language tag (BCP 47). */
export function checkLocale(place: Place, locale: string): void {
  try {
    Intl.getCanonicalLocales(locale)
  } catch {
    place.report('bad-locale', faultText`“${locale.slice(0, 80)}” is no language tag; write it as en or de-CH.`)
  }
}

/** Checks the way in which visitors are addressed, which may be absent. */
export function checkAddress(place: Place): void {
  if (place.isPresent() && place.value !== 'informal')
    place.report('unknown-value', faultText`The address is “informal”, or left out for the formal one.`)
}
