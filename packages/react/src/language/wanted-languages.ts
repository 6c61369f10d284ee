/**
 * The languages that a visitor wants, the most wanted first: what the address says (`?lang=de`), then the page, then the browser.
 * @param near - an element of the page; the language of what stands around it is the page's. Null where that is the form's own.
 */
export function wantedLanguages(near: Element | null): readonly string[] {
  const asked = new URLSearchParams(location.search).get('lang')
  const ofPage = near?.closest('[lang]')?.getAttribute('lang')
  return [asked, ofPage, ...navigator.languages].flatMap((tag) => tag || [])
}

/** The page's address, with a language that it asks for. */
export function addressIn(tag: string): string {
  const address = new URL(location.href)
  address.searchParams.set('lang', tag)
  return address.href
}

/** Keeps a choice in the page's address, without a step of its history: opened again, or handed on, it is in that language. */
export function keepInAddress(tag: string): void {
  try {
    history.replaceState(history.state, '', addressIn(tag))
  } catch {
    // A frame whose address may not be changed.
  }
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
