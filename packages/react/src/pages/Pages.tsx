import type { Field, FieldId, Page, PageId } from '@letterslot/core'
import { pageTexts } from '@letterslot/core/messages/en-pages'
import { reviewId, wholeId } from '@letterslot/core/pages'
import { type JSX, useEffect, useRef, useSyncExternalStore } from 'react'
import type { FormHandle, PagesProps } from '../form/form-context.ts'
import { Heading } from '../form/Heading.tsx'
import { sectionsOf } from '../form/sections-of.ts'
import { useFormState } from '../form/use-store.ts'
import { PageProgress } from './PageProgress.tsx'
import { followHistory } from './page-history.ts'
import { goOn, pageOf, pageTurn, returnToPage } from './page-steps.ts'
import { pagerOf } from './pager.ts'
import { Review } from './Review.tsx'
import { usePageTurn } from './use-page-turn.ts'

/** Makes one page after another of a drawn form: stands before its fields, with the progress and the page's name. */
export function Pages({ context }: PagesProps): JSX.Element {
  const { handle, headingLevel, lang } = context
  const { form, store } = handle
  const pager = pagerOf(handle)
  const { round, change } = useSyncExternalStore(pager.subscribe, pager.position, pager.position)
  const { pages, index } = usePageTurn(handle)
  const state = useFormState(store)
  const ref = useRef<HTMLDivElement>(null)
  const page = pages[index]
  // Where another answer may help, the fields of every page are in sight.
  const shown = state.status === 'needsPerson' ? undefined : page?.id
  useEffect(() => {
    const root = ref.current?.closest('.ls-form')
    if (root) showPage(root, handle, shown)
    if (root) showSend(root, index >= pages.length - 1)
  })
  useEffect(() => {
    if (state.status !== 'problems') return
    const places = state.issues.map(({ field }) => pageOf(handle, field))
    // Send checks every page: what is wrong is brought into sight.
    if (places[0] && !places.some((one) => one?.id === page?.id)) pager.show(places[0].id, false)
  }, [state, handle, page?.id, pager])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step that was asked for takes the focus once.
  useEffect(() => {
    const root = ref.current?.closest('.ls-form')
    if (root && change) focusField(root, change)
    else if (root && round > 0 && form.progress === 'fields' && page) focusFirst(root, page)
    else if (round > 0 && page?.id === wholeId) root?.querySelector<HTMLElement>('.ls-heading')?.focus()
  }, [round, change])
  useEffect(() => followHistory(form.id, (name) => returnToPage(handle, name)), [form, handle])
  useEffect(() => {
    const root = ref.current?.closest('.ls-form')
    return root ? bindPageEvents(root, handle) : undefined
  }, [handle])
  // A form that begins anew begins with its first page.
  useEffect(() => () => pager.show(undefined, false), [pager])
  const { step, isRight } = { ...pageTexts, ...context.texts }
  const said = context.say(step, { n: index + 1, limit: pages.length })
  return (
    <div ref={ref}>
      {form.progress && <PageProgress context={context} pages={pages} index={index} said={said} />}
      {/* All pages as one stand under the form's title: no step is counted. */}
      {page?.id !== wholeId && (
        <Heading level={headingLevel + 1} focus={change ? 0 : round}>
          {context.mark(page?.title) || <span lang={lang}>{page?.id === reviewId ? isRight : said}</span>}
        </Heading>
      )}
      {shown === reviewId && <Review context={context} />}
    </div>
  )
}

/** Takes a press on the button of a page, and Enter in a field, before the form takes it for Send. Returns what ends it. */
function bindPageEvents(root: Element, handle: FormHandle): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  root.addEventListener(
    'submit',
    (event) => {
      const { pages, index } = pageTurn(handle)
      if (index >= pages.length - 1) return
      event.preventDefault()
      event.stopImmediatePropagation()
      readPage(root)
      goOn(handle)
    },
    options,
  )
  root.addEventListener(
    'click',
    ({ target }) => {
      const state = handle.store.state()
      const line = target instanceof Element && target.closest('.ls-summary li')
      if (!line || state.status !== 'problems') return
      const issue = state.issues[[...(line.parentElement?.children ?? [])].indexOf(line)]
      const place = issue && pageOf(handle, issue.field)
      if (!place) return
      // In sight before the link moves the focus there.
      showPage(root, handle, place.id)
      pagerOf(handle).show(place.id, false)
    },
    options,
  )
  return () => controller.abort()
}

/**
 * Leaves one page of a drawn form in sight. The others stay in the document with what was written in them, out of sight;
 * without scripts all are in sight.
 * @param page - undefined: all. The review shows none of them.
 */
function showPage(root: Element, handle: FormHandle, page: PageId | undefined): void {
  const { form } = handle
  const isOne = page !== undefined && page !== wholeId
  if (form.progress === 'fields') {
    showFields(root, handle, isOne ? pageTurn(handle).pages.find(({ id }) => id === page)?.fields : undefined)
    return
  }
  const sections = [...root.querySelectorAll('.ls-section')]
  for (const { id, fields } of form.pages) {
    for (const section of sections.splice(0, sectionsOf(fields).length)) {
      section.toggleAttribute('hidden', isOne && id !== page)
      // Its name is the heading above.
      section.querySelector('.ls-page')?.toggleAttribute('hidden', isOne)
    }
  }
}

/** Leaves some fields of a drawn form in sight, of those that its answers let show; undefined: all of these. */
function showFields(root: Element, { store, fields }: FormHandle, wanted: readonly Field[] | undefined): void {
  const shown = new Set<string | null>((wanted ?? fields).map(({ id }) => id))
  for (const { id } of fields) if (!store.field(id).visible) shown.delete(id)
  for (const section of root.querySelectorAll('.ls-section')) {
    const boxes = [...section.querySelectorAll('[data-field]')]
    const isShown = (box: Element): boolean => shown.has(box.getAttribute('data-field'))
    for (const box of boxes) box.toggleAttribute('hidden', !isShown(box))
    section.toggleAttribute('hidden', wanted !== undefined && !boxes.some(isShown))
    section.querySelector('.ls-page')?.toggleAttribute('hidden', wanted !== undefined)
  }
}

/** Takes over what a browser filled in on a page without telling. */
function readPage(root: Element): void {
  for (const box of root.querySelectorAll('.ls-section:not([hidden]) [data-field]'))
    box.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The buttons that stand behind Send. */
const pageButton = '[data-next], [data-back]'

/** Leaves Send out of sight on every page but the last, and what is said beside it. */
function showSend(root: Element, isLast: boolean): void {
  const send = root.querySelector('.ls-send:not([data-next])')
  for (let one = send; one; one = one.nextElementSibling)
    if (!one.matches(pageButton)) one.toggleAttribute('hidden', !isLast)
}

/** Puts the focus into the first control of a step, where it has one. */
function focusFirst(root: Element, { fields }: Page): void {
  for (const { id } of [...fields].reverse()) focusField(root, id)
}

/** Puts the focus into the control of a field. */
function focusField(root: Element, field: FieldId): void {
  const box = root.querySelector(`[data-field="${field}"]`)
  const control = box?.querySelector<HTMLElement>('input:checked') ?? box?.querySelector('input, select, textarea')
  if (control instanceof HTMLElement) control.focus()
}
