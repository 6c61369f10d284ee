import type { FieldId, Issue, Page, PageId } from '@letterslot/core'
import { stopsInTurn } from '@letterslot/core/pages'
import type { FormHandle } from '../form/form-context.ts'
import { pushPage } from './page-history.ts'
import { pagerOf } from './pager.ts'

/** The pages that come, and the one that is shown. */
export interface PageTurn {
  readonly pages: readonly Page[]
  readonly index: number
}

/** The pages of a form by the answers so far, and the one that is shown; one that is hidden by now gives way to the first. */
export function pageTurn(handle: FormHandle): PageTurn {
  const pages = stopsInTurn(handle.form, (id) => handle.store.field(id).visible)
  const { page } = pagerOf(handle).position()
  return {
    pages,
    index: Math.max(
      0,
      pages.findIndex(({ id }) => id === page),
    ),
  }
}

/** True while the message is on its way: what is sent stays in sight. */
function isSending({ store }: FormHandle): boolean {
  return /sending/i.test(store.state().status)
}

/**
 * Goes to a page, as a step that the browser's Back takes back.
 * @param change - the field on it that takes the focus; the next step leads to the review again.
 */
export function goToPage(handle: FormHandle, page: PageId, change?: FieldId): void {
  if (isSending(handle)) return
  // What was found on another page is told there, by its fields.
  handle.store.dispatch({ kind: 'problemsChanged', issues: [] })
  const { pages, index } = pageTurn(handle)
  pushPage(handle.form.id, pages[index]?.id, page)
  pagerOf(handle).show(page, true, change)
}

/** The page that holds a field, as pages come. */
export function pageOf(handle: FormHandle, field: FieldId): Page | undefined {
  return pageTurn(handle).pages.find(({ fields }) => fields.some(({ id }) => id === field))
}

/** Shows the page that an entry of the browser's history names. Returns true where that is another one than was shown. */
export function returnToPage(handle: FormHandle, page: unknown): boolean {
  if (isSending(handle)) return true
  const { pages, index } = pageTurn(handle)
  const to = pages.find(({ id }) => id === page)?.id
  handle.store.dispatch({ kind: 'problemsChanged', issues: [] })
  pagerOf(handle).show(to, true)
  return to !== undefined && to !== pages[index]?.id
}

/** Checks the page that is shown, and no other. Returns what is wrong with it: one thing a field. */
export function checkPage({ store }: FormHandle, fields: readonly FieldId[]): readonly Issue[] {
  for (const id of fields) store.leave(id)
  return fields.flatMap((id) => store.field(id).issues)
}

/** Goes to the next page where nothing is wrong with this one; else says what is. Without the rules it waits for them. */
export function goOn(handle: FormHandle): void {
  const { pages, index } = pageTurn(handle)
  const arrival = handle.loadChecks()
  if (arrival) {
    void waitForRules(handle, arrival, pages[index]?.id)
    return
  }
  handle.store.dispatch({ kind: 'waitEnded' })
  const fields = pages[index]?.fields.map(({ id }) => id) ?? []
  const issues = checkPage(handle, fields)
  if (issues.length > 0) {
    handle.store.dispatch({ kind: 'problemsFound', issues })
    handle.host.options.onIssues?.(issues)
    return
  }
  // What is in sight may be otherwise now. From a page that is changed it goes back to the review.
  const after = pageTurn(handle).pages
  const next = pagerOf(handle).position().change ? after.at(-1) : after[index + 1]
  if (next) goToPage(handle, next.id)
}

/** Goes on from the same page, once: a second press is no second step. */
async function waitForRules(handle: FormHandle, arrival: Promise<unknown>, page: PageId | undefined): Promise<void> {
  const pager = pagerOf(handle)
  if (pager.isWaiting) return
  pager.isWaiting = true
  try {
    await arrival
  } catch {
    handle.store.dispatch({ kind: 'notLoaded' })
    return
  } finally {
    pager.isWaiting = false
  }
  const { pages, index } = pageTurn(handle)
  if (pages[index]?.id === page) goOn(handle)
}
