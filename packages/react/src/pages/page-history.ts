import { type FormId, isRecord, type PageId } from '@letterslot/core'

const historyKey = (form: FormId): string => `letterslot ${form}`

/**
 * Puts a page of a form into the browser's history, beside what the site keeps there.
 * @param from - the page that is left: the entry of now says so, for the way back.
 */
export function pushPage(form: FormId, from: PageId | undefined, to: PageId): void {
  const kept: unknown = history.state
  const entryOf = (page: PageId | undefined): object => ({ ...(isRecord(kept) && kept), [historyKey(form)]: page })
  try {
    history.replaceState(entryOf(from), '')
    history.pushState(entryOf(to), '')
  } catch {
    // A browser that lets this page write no history, or no more of it, has no Back within the form; its own button has.
  }
}

/**
 * Follows the browser's Back and Forward among the pages of a form. An entry that names none of them is the site's own. A step
 * from one page of the form to another is none of the site: a router that swaps whole pages (Turbo, Astro's) would fetch the
 * address anew, and the form with it, without what was written. Chromium asks who listens to `window` in their order alone: one
 * that was there before hears of it.
 * @param show - is called with the page that the entry names; true where it was another one than before.
 * @returns what ends it.
 */
export function followHistory(form: FormId, show: (page: unknown) => boolean): () => void {
  let at = location.href
  const onPop = (event: PopStateEvent): void => {
    const isHere = at === location.href
    at = location.href
    const kept: unknown = event.state
    const page = isRecord(kept) && kept[historyKey(form)]
    if (page && show(page) && isHere) event.stopImmediatePropagation()
  }
  addEventListener('popstate', onPop, { capture: true })
  return () => removeEventListener('popstate', onPop, { capture: true })
}
