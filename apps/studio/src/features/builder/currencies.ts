/** The currency of a language's first country, or of the region that its tag names. Source: CLDR, supplemental currency data, for those that forms speak. */
const currencyOfRegion: Readonly<Record<string, string>> = {
  AU: 'AUD',
  BG: 'EUR',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CN: 'CNY',
  CZ: 'CZK',
  DK: 'DKK',
  EG: 'EGP',
  GB: 'GBP',
  HU: 'HUF',
  ID: 'IDR',
  IL: 'ILS',
  IN: 'INR',
  JP: 'JPY',
  KR: 'KRW',
  LI: 'CHF',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  RO: 'RON',
  RU: 'RUB',
  SE: 'SEK',
  TR: 'TRY',
  UA: 'UAH',
  US: 'USD',
}

/** The currency that an amount begins with in a form of a language: `NOK` for `nb`, `GBP` for `en-GB`, else the euro. */
export function currencyOf(locale: string): string {
  try {
    return currencyOfRegion[new Intl.Locale(locale).maximize().region ?? ''] ?? 'EUR'
  } catch {
    // No language is called so.
    return 'EUR'
  }
}

/** Every currency by its name in the studio's language, with its code. */
export function currencyChoices(language: string): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'currency' })
  const { compare } = new Intl.Collator(language)
  return Intl.supportedValuesOf('currency')
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .toSorted((one, other) => compare(one.label, other.label))
}
