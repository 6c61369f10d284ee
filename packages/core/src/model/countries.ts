/** Officially assigned codes of countries. Source: ISO 3166-1, alpha-2. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA ' +
  'CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA ' +
  'GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS ' +
  'MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS ' +
  'RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW ' +
  'TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** A country of a list: its code, and its name in the list's language. */
export interface Country {
  readonly code: string
  readonly name: string
}

/**
 * The name of a country; a text that is no code of one stays as it is.
 * @param locale - BCP 47.
 */
export function countryName(code: string, locale: string): string {
  return countryCodes.includes(code) ? namesIn(locale)(code) : code
}

/**
 * Countries by their names, in the order of the language's alphabet.
 * @param codes - Default: every one.
 */
export function countriesByName(locale: string, codes: readonly string[] = countryCodes): readonly Country[] {
  const nameOf = namesIn(locale)
  const { compare } = new Intl.Collator(known(locale))
  return codes.map((code) => ({ code, name: nameOf(code) })).toSorted((one, other) => compare(one.name, other.name))
}

function namesIn(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([known(locale), 'en'], { type: 'region' })
  return (code) => names.of(code) ?? code
}

/** A tag that no language is called by is English. */
function known(locale: string): string {
  try {
    return new Intl.Locale(locale).toString()
  } catch {
    return 'en'
  }
}
