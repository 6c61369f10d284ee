import type { Field, FieldId, Form, Value } from '@letterslot/core'
import { sameAnswer } from '@letterslot/core/drafts'
import {
  allowedPairs,
  isOfLink,
  type PrefillFacts,
  type PrefillPair,
  prefillPairs,
  readPrefill,
} from '@letterslot/core/prefill'
import { type JSX, useEffect, useRef } from 'react'
import { putAnswer } from '../drafts/put-answer.ts'
import type { FormHandle, PagesProps } from '../form/form-context.ts'

/** Fills fields with what the page's address, its site, the page itself and other answers have for them, once the form is drawn. Nothing of it is seen. */
export function Prefill({ context: { handle } }: PagesProps): JSX.Element {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let isDrawn = true
    let unfollow: (() => void) | undefined
    // What stands in the controls by now is read first: a visitor may have typed before any script ran.
    const fill = (): void => {
      const root = isDrawn && ref.current?.closest('.ls-form')
      if (!root) return
      const { form, host } = handle
      // The attribute of an element around the form's shadow tree.
      const around = root.getRootNode()
      const attribute = around instanceof ShadowRoot ? (around.host.getAttribute('prefill') ?? '') : ''
      fillFields(root, handle, {
        address: linkPairs(form, location.search, () => sessionStorage),
        attribute: [...pairsOf(host.options.prefill), ...prefillPairs(attribute)],
        referrer: document.referrer,
        path: location.pathname,
        title: document.title,
      })
      unfollow = followAnswers(root, handle)
    }
    // What breaks a rule fills nothing. Without the rules Send waits for them, and checks what stands there.
    const arrival = handle.loadChecks()
    if (arrival) void arrival.then(fill, fill)
    else queueMicrotask(fill)
    return () => {
      isDrawn = false
      unfollow?.()
    }
  }, [handle])
  return <span ref={ref} hidden />
}

/** The storage of this tab, as far as a kept link needs it. */
type LinkStorage = Pick<Storage, 'getItem' | 'setItem'>

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

/**
 * Keeps fields of a drawn form filled from the answers that their maker names, as if their visitor had typed it; one that holds something
 * else is its visitor's, and stays as it is from then on. A choice takes its options alone.
 * @returns what ends it.
 */
function followAnswers(root: Element, handle: FormHandle): () => void {
  const { compiled, fields, rareParts, store } = handle
  const filled = fields.filter(({ prefillFrom }) => prefillFrom)
  const last = new Map<FieldId, string>()
  const own = new Set<FieldId>()
  const textOf = (id: FieldId): string => {
    const value = store.value(id)
    return typeof value === 'string' && compiled.visible(store.values()).has(id) ? value : ''
  }
  const fill = (field: Field): void => {
    const { id, kind, options = [], prefillFrom } = field
    const text = prefillFrom ? textOf(prefillFrom.field) : ''
    const now = store.value(id) ?? ''
    const before = last.get(id)
    const isFollowing = before === undefined ? now === '' || now === text : now === before
    if (!isFollowing) own.add(id)
    if (own.has(id)) return
    const isTaken = text === '' || options.length === 0 || options.some(({ value }) => value === text)
    last.set(id, isTaken ? text : '')
    const box = root.querySelector(`[data-field="${CSS.escape(id)}"]`)
    const put = rareParts()?.kinds?.[kind]?.putAnswer ?? putAnswer
    if (box && now !== last.get(id)) put(box, field, isTaken ? text : '')
  }
  const fillAll = (): void => {
    for (const field of filled) fill(field)
  }
  const controller = new AbortController()
  // Above whoever reads the controls: the answer is known by then.
  if (filled.length > 0)
    for (const type of ['input', 'change'])
      root.getRootNode().addEventListener(type, fillAll, { signal: controller.signal })
  fillAll()
  return () => controller.abort()
}

/**
 * Fills the fields of a drawn form that their maker lets others fill, as if their visitor had: their events are a visitor's. What
 * stands in a field already stays, whoever wrote it, and a form that was brought back whole is as it was left.
 */
function fillFields(root: Element, handle: FormHandle, facts: PrefillFacts): void {
  const { compiled, fields, host, rareParts, store } = handle
  const isAtBegin = (field: Field): boolean => sameAnswer(store.value(field.id), beginOf(handle, field))
  if (store.generation > 0 && !fields.every(isAtBegin)) return
  for (const { field, issue, source, value } of readPrefill(compiled, facts, store.values())) {
    const box = root.querySelector(`[data-field="${CSS.escape(field.id)}"]`)
    if (issue || !(isAtBegin(field) || (box && isAsDrawn(box)))) continue
    host.prefilled = { ...host.prefilled, [field.id]: { value, isOfLink: isOfLink(source) } }
    host.isPrefilling = true
    if (field.kind === 'hidden') store.change(field.id, value)
    else if (box) (rareParts()?.kinds?.[field.kind]?.putAnswer ?? putAnswer)(box, field, value)
    host.isPrefilling = false
  }
  host.ownParams = () => prefilledParams(handle)
}

/** True while nobody used the controls of a field; a slider stands somewhere from the first. */
function isAsDrawn(box: Element): boolean {
  return [
    ...box.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement>('input, textarea, option'),
  ].every((control) => {
    if ('selected' in control) return control.selected === control.defaultSelected
    if ('checked' in control && /radio|checkbox/.test(control.type)) return control.checked === control.defaultChecked
    return control.value === control.defaultValue || (control.type === 'range' && control.defaultValue === '')
  })
}

/** The answer that the form itself begins with. */
function beginOf({ host }: FormHandle, { id, default: own }: Field): Value | undefined {
  const given = host.options.defaultValues ?? {}
  return Object.hasOwn(given, id) ? given[id] : own
}

/** Names the fields whose answer came with a link and was left as it came, so that the mail says so. */
function prefilledParams({ compiled, fields, host, store }: FormHandle): Record<string, string> {
  const shown = compiled.visible(store.values())
  const names = fields.flatMap(({ id, label, name }) => {
    const prefilled = host.prefilled?.[id]
    return prefilled?.isOfLink && shown.has(id) && sameAnswer(store.value(id), prefilled.value) ? [label || name] : []
  })
  return names.length > 0 ? { letterslot_prefilled: names.join(', ') } : {}
}

/** The values that a site gives by field name, as pairs. */
function pairsOf(given: Readonly<Record<string, string | readonly string[]>> = {}): readonly PrefillPair[] {
  return Object.entries(given).flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const))
}
