import { type FormId, isRecord, type PageId } from '@letterslot/core'

const keyOf = (form: FormId): string => `letterslot ${form}`

/** Puts a page of a form into the browser's history, beside what the site keeps there. */
export function pushPage(form: FormId, page: PageId): void {
  const kept: unknown = history.state
  try {
    history.pushState({ ...(isRecord(kept) && kept), [keyOf(form)]: page }, '')
  } catch {
    // A browser that lets this page write no history, or no more of it, has no Back within the form; its own button has.
  }
}

/**
 * Follows the browser's Back and Forward.
 * @param show - is called with the page that the entry names; undefined for the entry before the form's first step.
 * @returns what ends it.
 */
export function followHistory(form: FormId, show: (page: unknown) => void): () => void {
  const onPop = ({ state }: PopStateEvent): void => {
    const kept: unknown = state
    show(isRecord(kept) ? kept[keyOf(form)] : undefined)
  }
  addEventListener('popstate', onPop)
  return () => removeEventListener('popstate', onPop)
}
