/**
 * The languages that a visitor wants, the most wanted first: what the address says (`?lang=de`), then the page, then the browser.
 * @param near - an element of the page; the language of what stands around it is the page's.
 */
export function wantedLanguages(near: Element | null): readonly string[] {
  const asked = new URLSearchParams(location.search).get('lang')
  const ofPage = near?.closest('[lang]')?.getAttribute('lang')
  return [asked, ofPage, ...navigator.languages].flatMap((tag) => tag || [])
}

/** A language's name in itself, as at the beginning of a line: `Deutsch`, `Français`; its tag where the browser does not know it. */
export function languageName(tag: string): string {
  try {
    const [first = '', ...rest] = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
    return first.toLocaleUpperCase(tag) + rest.join('')
  } catch {
    // A tag that no language has.
    return tag
  }
}
