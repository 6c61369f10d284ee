import type { Field, Form } from '@letterslot/core'
import { allFields } from '../../domain/document/find-field.ts'
import { standsBeside } from '../../ui/stands-beside.ts'
import type { CanvasPart } from './builder-state.ts'

/** The frame of a field on the canvas; null where its page is not drawn. */
export function canvasFrame(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-canvas-field="${CSS.escape(id)}"]`)
}

/** The field that a frame on the canvas, or something in it, is of. */
export function fieldOfFrame(form: Form, inside: Element): Field | undefined {
  const id = inside.closest<HTMLElement>('[data-canvas-field]')?.dataset['canvasField']
  return allFields(form).find((field) => field.id === id)
}

/** Puts the focus on a part of a field's frame, or on its cover where it lacks that part; a label's text is marked. */
export function focusPart(frame: HTMLElement | null, part: CanvasPart): void {
  const wanted = frame?.querySelector<HTMLElement>(`[data-part="${part}"]`)
  const target =
    wanted && !wanted.matches(':disabled') ? wanted : frame?.querySelector<HTMLElement>('[data-part="cover"]')
  target?.focus({ preventScroll: true })
  if (target instanceof HTMLTextAreaElement) target.select()
  if (frame) keepInSight(frame)
}

/**
 * Takes the focus from a field that goes down, which is about to be drawn there and gets it back then: what has the focus as it is
 * taken out lays out the page half drawn.
 */
export function releaseFocus(id: string): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && canvasFrame(id)?.contains(activeElement)) activeElement.blur()
}

/** Takes the focus from a field that a form has not any more, before it is taken out, for the same reason. */
export function releaseGone(form: Form): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !activeElement.closest('[data-canvas-field]')) return
  if (!fieldOfFrame(form, activeElement)) activeElement.blur()
}

/** Brings a frame into sight, and keeps it there while its kind, that is still fetched, makes it larger: until the maker acts. */
function keepInSight(frame: HTMLElement): void {
  const show = (): void => frame.scrollIntoView({ block: 'nearest' })
  show()
  const observer = new ResizeObserver(show)
  observer.observe(frame)
  const controller = new AbortController()
  controller.signal.addEventListener('abort', () => observer.disconnect())
  for (const act of ['keydown', 'pointerdown', 'wheel'] as const)
    addEventListener(act, () => controller.abort(), { signal: controller.signal, capture: true })
}

/** The part of a field's frame that takes keys and has the focus: its label, or its cover. */
export function partOf(target: EventTarget): CanvasPart | undefined {
  const part = target instanceof HTMLElement ? target.dataset['part'] : undefined
  return part === 'label' || part === 'cover' ? part : undefined
}

const menu = '[role="menu"]'
const dialog = `[role="dialog"], ${menu}`

/** True while a dialog or a menu is open, or closing: it takes every focus back. */
export function hasDialog(): boolean {
  return isOpen(dialog)
}

/** A dialog stands beside the canvas; without one the page is small. */
function isOpen(selector: string): boolean {
  const canvas = document.querySelector('[data-canvas]')
  return canvas ? standsBeside(canvas, selector) : document.querySelector(selector) !== null
}

/**
 * Calls back once no dialog is open any more: until then a dialog takes every focus back, and a closing one fades out.
 * @returns what gives it up.
 */
export function whenNoDialog(act: () => void): () => void {
  return whenGone(dialog, act)
}

/** The same for a menu, which may stand in a dialog itself: on a phone the settings are one. */
export function whenNoMenu(act: () => void): () => void {
  return whenGone(menu, act)
}

function whenGone(selector: string, act: () => void): () => void {
  let frame = requestAnimationFrame(poll)
  function poll(): void {
    if (isOpen(selector)) frame = requestAnimationFrame(poll)
    else act()
  }
  return () => cancelAnimationFrame(frame)
}
