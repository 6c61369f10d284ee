import type { Form } from '@letterslot/core'
import { allowedPairs, type PrefillPair, prefillPairs } from '@letterslot/core/prefill'

/** The storage of this tab, as far as a kept link needs it. */
export type LinkStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The key under which a tab keeps what a link may fill in, written as the part of an address behind `?`. */
export function keptLinkKey({ id }: Pick<Form, 'id'>): string {
  return `letterslot-prefill:${id}`
}

/**
 * Returns what the address of the page may fill in, with what one of the site's other pages had, where the form keeps it; a newer value
 * takes the place of an older one. What is not of the form's fields is neither read nor kept.
 * @param storage - throws where the browser lets nobody keep anything: then the address of this page is all there is.
 */
export function linkPairs(form: Form, search: string, storage: () => LinkStorage): readonly PrefillPair[] {
  const here = allowedPairs(form, prefillPairs(search))
  if (!form.prefill?.keep || form.delivery?.keepOnDevice === false) return here
  try {
    const kept = storage()
    const key = keptLinkKey(form)
    const names = new Set(here.map(([name]) => name))
    const older = allowedPairs(form, prefillPairs(kept.getItem(key) ?? '')).filter(([name]) => !names.has(name))
    const all = [...here, ...older]
    if (here.length > 0) kept.setItem(key, new URLSearchParams(all.map(([name, value]) => [name, value])).toString())
    return all
  } catch {
    return here
  }
}
