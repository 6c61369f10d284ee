import type { Form } from '@letterslot/core'
import { afterEach, beforeEach, expect } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import type { DocumentSession } from '../../domain/document/session.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { fieldPositions } from './field-order.ts'
import type { Point } from './follow-pointer.ts'
import { inWindow } from './pointer-place.test.fixture.ts'
import { workshopForm } from './workshop.test.fixture.ts'

async function mouse(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point): Promise<void> {
  const buttons = type === 'mouseReleased' ? 0 : 1
  const clickCount = type === 'mouseMoved' ? 0 : 1
  await cdp().send('Input.dispatchMouseEvent', { type, ...inWindow(at), button: 'left', buttons, clickCount })
}

export const mouseButton = {
  press: (at: Point) => mouse('mousePressed', at),
  move: (at: Point) => mouse('mouseMoved', at),
  lift: (at: Point) => mouse('mouseReleased', at),
}

/** Waits for what the screen shows, or the form holds. */
export const seen = <T,>(look: () => T) => expect.poll(look, { timeout: 30_000 })

export const keys = (text: string): Promise<void> => userEvent.keyboard(text)
export const canvas = () => page.getByRole('region', { name: 'Form' })
export const label = () => canvas().getByRole('textbox', { name: 'Label' })
export const said = () => page.getByRole('status').filter({ hasText: /./ })

let session: DocumentSession
let release: () => Promise<void>
/** Lets go of what was dragged by this, once the test is over. */
export function releaseBy(next: () => Promise<void>): void {
  release = next
}

export const form = (): Form => session.store.getState().document.form
export const labels = (): readonly string[] => fieldPositions(form()).map(({ field }) => field.label)

export async function open(opened: Form = workshopForm(), width = 1440, height = 900): Promise<void> {
  await page.viewport(width, height)
  session = sessionOf(opened)
  await render(<BuildStepInShell session={session} />)
}

export function found(selector: string, index = 0): Element {
  const element = document.querySelectorAll(selector)[index]
  if (!element) throw new TypeError(`${selector} is not on the screen.`)
  return element
}

export const frame = (index: number): Element => found('[data-canvas-field]', index)
export const grip = (index: number): Element => found('[data-part="grip"]', index)
export const card = (): Element | null => document.querySelector('[data-drag-card]')
export const line = (): Element | null => document.querySelector('[data-drop]')

/** The distance of a place from the corner that the card hangs on. */
export function cardDistance(at: { readonly x: number; readonly y: number }): number {
  const box = card()?.getBoundingClientRect()
  return box ? Math.hypot(box.left - at.x, box.top - at.y) : Number.POSITIVE_INFINITY
}

/** Gives each test a clean memory, and lets go of what it dragged. */
export function setDrag(): void {
  beforeEach(() => {
    localStorage.clear()
    release = () => mouseButton.lift({ x: 1, y: 1 })
  })
  afterEach(() => release())
}
