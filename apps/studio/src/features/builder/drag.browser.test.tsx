import type { Form } from '@letterslot/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import type { DocumentSession } from '../../domain/document/session.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { fieldPositions } from './field-order.ts'
import type { Point } from './follow-pointer.ts'
import { inWindow, placeIn } from './pointer-place.test.fixture.ts'
import { workshopForm } from './workshop.test.fixture.ts'

async function mouse(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point): Promise<void> {
  const buttons = type === 'mouseReleased' ? 0 : 1
  const clickCount = type === 'mouseMoved' ? 0 : 1
  await cdp().send('Input.dispatchMouseEvent', { type, ...inWindow(at), button: 'left', buttons, clickCount })
}

const mouseButton = {
  press: (at: Point) => mouse('mousePressed', at),
  move: (at: Point) => mouse('mouseMoved', at),
  lift: (at: Point) => mouse('mouseReleased', at),
}

async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: points.map(inWindow) })
}

const finger = {
  press: (at: Point) => touch('touchStart', [at]),
  move: (at: Point) => touch('touchMove', [at]),
  lift: () => touch('touchEnd', []),
} as const

/** Waits for what the screen shows, or the form holds. */
const seen = <T,>(look: () => T) => expect.poll(look, { timeout: 30_000 })

const keys = (text: string): Promise<void> => userEvent.keyboard(text)
const canvas = () => page.getByRole('region', { name: 'Form' })
const label = () => canvas().getByRole('textbox', { name: 'Label' })
const said = () => page.getByRole('status').filter({ hasText: /./ })

let session: DocumentSession
let release: () => Promise<void>

const form = (): Form => session.store.getState().document.form
const labels = (): readonly string[] => fieldPositions(form()).map(({ field }) => field.label)

async function open(opened: Form = workshopForm(), width = 1440, height = 900): Promise<void> {
  await page.viewport(width, height)
  session = sessionOf(opened)
  await render(<BuildStepInShell session={session} />)
}

function found(selector: string, index = 0): Element {
  const element = document.querySelectorAll(selector)[index]
  if (!element) throw new TypeError(`${selector} is not on the screen.`)
  return element
}

const frame = (index: number): Element => found('[data-canvas-field]', index)
const grip = (index: number): Element => found('[data-part="grip"]', index)
const card = (): Element | null => document.querySelector('[data-drag-card]')
const line = (): Element | null => document.querySelector('[data-drop]')
/** A kind of the palette, brought into sight: it is longer than the screen. */
function kind(name: string): Element {
  const button = page.getByRole('button', { name, exact: true }).first().element()
  button.scrollIntoView({ block: 'center' })
  return button
}

/** The distance of a place from the corner that the card hangs on. */
function cardDistance(at: { readonly x: number; readonly y: number }): number {
  const box = card()?.getBoundingClientRect()
  return box ? Math.hypot(box.left - at.x, box.top - at.y) : Number.POSITIVE_INFINITY
}

/** Presses with a finger once the thing is in sight and nothing is before it: a sheet that opens is out of reach for a moment. */
async function restOn(thing: Element): Promise<void> {
  await seen(() => {
    thing.scrollIntoView({ block: 'center' })
    const { x, y } = placeIn(thing)
    return document.elementFromPoint(x, y)
  }).toBe(thing)
  await finger.press(placeIn(thing))
}

const withoutFields = (): Form => ({
  ...workshopForm(),
  pages: workshopForm().pages.map((one) => ({ ...one, fields: [] })),
})

const withMany = (count: number): Form => {
  const fields = Array.from({ length: count }, (_, index) => ({
    ...{ id: `m${index}`, kind: 'text', name: `many_${index}`, label: `Many ${index}` },
    rules: [],
  }))
  return workshopForm({ pages: [{ id: 'p1', fields }] })
}

beforeEach(() => {
  localStorage.clear()
  release = () => mouseButton.lift({ x: 1, y: 1 })
})
afterEach(() => release())

describe('a field of the palette, dragged by the mouse', () => {
  it('[T1101] goes as a card under the pointer, with a line where it lands, and is added there', async () => {
    await open()
    await expect.element(label()).toHaveFocus()
    await mouseButton.press(placeIn(kind('Number')))
    const over = placeIn(frame(2), 0.4, 0.1)
    await mouseButton.move(over)
    await seen(() => card()?.textContent).toBe('Number')
    await seen(() => cardDistance(over)).toBeLessThan(2)
    await seen(line).toBe(frame(2))
    await expect.element(page.elementLocator(kind('Number'))).toHaveAttribute('data-out')
    await mouseButton.lift(over)
    await seen(labels).toEqual([
      'Your name',
      'E-mail',
      'How many?',
      'Do you bring a group?',
      'How many people?',
      'Anything else?',
    ])
    await seen(card).toBeNull()
    await expect.element(label()).toHaveFocus()
    await expect.element(label()).toHaveValue('How many?')
    await expect.element(said()).toHaveTextContent('Added How many? at position 3 of 6')
    await keys('{Control>}z{/Control}')
    await seen(labels).toHaveLength(5)
  })

  it('[T1101] lands behind the last one below it, and in a form that asks nothing', async () => {
    await open(withoutFields())
    await expect.element(canvas().getByText(/^Ask the first question/)).toBeVisible()
    await mouseButton.press(placeIn(kind('Date')))
    const empty = placeIn(found('[data-canvas]'), 0.5, 0.8)
    await mouseButton.move(empty)
    await seen(line).not.toBeNull()
    await mouseButton.lift(empty)
    await seen(labels).toEqual(['Which day?'])
    await mouseButton.press(placeIn(kind('Phone')))
    await mouseButton.move(empty)
    await seen(() => line()?.getAttribute('data-drop')).toBe('after')
    await mouseButton.lift(empty)
    await seen(labels).toEqual(['Which day?', 'Phone'])
  })

  it('[T1102] is put back by Escape, which selects nothing else, and says so', async () => {
    await open()
    await expect.element(label()).toHaveFocus()
    await mouseButton.press(placeIn(kind('Number')))
    await mouseButton.move(placeIn(frame(1)))
    await seen(line).not.toBeNull()
    await keys('{Escape}')
    await seen(card).toBeNull()
    await expect.element(said()).toHaveTextContent('Put back')
    await mouseButton.lift(placeIn(frame(1)))
    await expect.element(canvas().getByRole('button', { name: /^Your name/ })).toHaveAttribute('aria-current')
    expect(labels()).toHaveLength(5)
  })

  it('[T1102] is put back where it is let go outside of the canvas, over its own button too', async () => {
    await open()
    await expect.element(label()).toHaveFocus()
    await mouseButton.press(placeIn(kind('Number')))
    await mouseButton.move(placeIn(frame(1)))
    await seen(line).not.toBeNull()
    await mouseButton.move(placeIn(kind('Number'), 0.6))
    await seen(line).toBeNull()
    await mouseButton.lift(placeIn(kind('Number'), 0.6))
    await seen(card).toBeNull()
    await expect.element(said()).toHaveTextContent('Put back')
    expect(labels()).toHaveLength(5)
    await page.elementLocator(kind('Number')).click()
    await seen(labels).toHaveLength(6)
  })

  it('[T1100] scrolls the canvas while it rests at an edge', async () => {
    await open(withMany(14), 1280, 720)
    await expect.element(label()).toHaveFocus()
    const scroller = found('[data-canvas]')
    await mouseButton.press(placeIn(kind('Number')))
    await mouseButton.move(placeIn(scroller, 0.5, 0.99))
    await seen(() => scroller.scrollTop + scroller.clientHeight).toBeGreaterThan(scroller.scrollHeight - 2)
    await seen(() => line()?.textContent).toContain('Many 13')
    await mouseButton.lift(placeIn(scroller, 0.5, 0.99))
    await seen(() => labels().at(-1)).toBe('How many?')
  })
})

describe('a field of the form, dragged by its grip', () => {
  it('[T1103] goes as a card under the pointer; its place is kept in sight; undo takes it back', async () => {
    await open()
    await expect.element(label()).toHaveFocus()
    await mouseButton.press(placeIn(grip(0)))
    const over = placeIn(frame(2), 0.3, 0.9)
    await mouseButton.move(over)
    await seen(() => card()?.textContent).toBe('Your name')
    await seen(() => cardDistance(over)).toBeLessThan(2)
    await expect.element(page.elementLocator(frame(0))).toHaveAttribute('data-dragged')
    await seen(line).toBe(frame(2))
    await mouseButton.lift(over)
    await seen(() => labels().slice(0, 3)).toEqual(['E-mail', 'Do you bring a group?', 'Your name'])
    await expect.element(canvas().getByRole('button', { name: /^Your name/ })).toHaveFocus()
    await expect.element(said()).toHaveTextContent('Moved Your name to position 3 of 5')
    await keys('{Control>}z{/Control}')
    await seen(() => labels()[0]).toBe('Your name')
  })

  it('[T1102] is put back by Escape', async () => {
    await open()
    await expect.element(label()).toHaveFocus()
    await mouseButton.press(placeIn(grip(0)))
    await mouseButton.move(placeIn(frame(2)))
    await seen(card).not.toBeNull()
    await keys('{Escape}')
    await seen(card).toBeNull()
    await mouseButton.lift(placeIn(frame(2)))
    await expect.element(said()).toHaveTextContent('Put back')
    expect(labels()[0]).toBe('Your name')
  })
})

describe('by a finger', () => {
  beforeEach(() => {
    release = () => finger.lift().catch(() => undefined)
  })

  it('[T1104] a field of the form follows at once', async () => {
    await open(workshopForm(), 390, 844)
    await expect.element(page.getByRole('button', { name: 'Change this field' })).toBeVisible()
    await finger.press(placeIn(grip(0)))
    await finger.move(placeIn(frame(1), 0.3, 0.4))
    const over = placeIn(frame(1), 0.3, 0.9)
    await finger.move(over)
    await seen(() => cardDistance(over)).toBeLessThan(2)
    await seen(line).toBe(frame(2))
    await finger.lift()
    await seen(() => labels().slice(0, 2)).toEqual(['E-mail', 'Your name'])
  })

  it('[T1104] one of the palette follows once the finger rested on it, and its sheet makes room', async () => {
    await open(workshopForm(), 390, 844)
    await page.getByRole('button', { name: 'Add a field' }).last().click()
    const sheet = page.getByRole('dialog', { name: 'Add a field' })
    await expect.element(sheet).toBeVisible()
    await restOn(sheet.getByRole('button', { name: 'Date' }).element())
    await seen(card).not.toBeNull()
    // The form's fields move up while the sheet makes room.
    await vi.waitFor(async () => {
      const over = placeIn(frame(1), 0.5, 0.2)
      await finger.move(over)
      expect([cardDistance(over) < 2, line()]).toEqual([true, frame(1)])
    })
    await finger.lift()
    await expect.element(sheet).not.toBeInTheDocument()
    await seen(() => labels().slice(0, 3)).toEqual(['Your name', 'Which day?', 'E-mail'])
    await expect.element(label()).toHaveFocus()
  })

  it('[T1104] a finger that only rests on one of the palette presses it', async () => {
    await open(workshopForm(), 390, 844)
    await page.getByRole('button', { name: 'Add a field' }).last().click()
    const sheet = page.getByRole('dialog', { name: 'Add a field' })
    await restOn(sheet.getByRole('button', { name: 'Date' }).element())
    await seen(card).not.toBeNull()
    await finger.lift()
    await seen(labels).toHaveLength(6)
  })
})

describe('a choice, dragged by its grip', () => {
  it('[T1102] [T943] is put back by Escape', async () => {
    await open()
    await expect.element(label()).toHaveFocus()
    await canvas()
      .getByRole('button', { name: /^Do you bring a group/ })
      .click()
    const first = canvas().getByRole('textbox', { name: 'Choice 1' })
    await expect.element(first).toHaveValue('Yes')
    const choice = (index: number): Element => found('[data-canvas-field] ol > li', index)
    const choiceGrip = choice(0).querySelector('[aria-hidden="true"]:last-child')
    if (!choiceGrip) throw new TypeError('A choice has a grip.')
    await mouseButton.press(placeIn(choiceGrip))
    await mouseButton.move(placeIn(choice(1), 0.5, 0.9))
    await expect.element(page.elementLocator(choice(0))).toHaveAttribute('data-dragged')
    await keys('{Escape}')
    await expect.element(page.elementLocator(choice(0))).not.toHaveAttribute('data-dragged')
    await mouseButton.lift(placeIn(choice(1), 0.5, 0.9))
    expect(fieldPositions(form())[2]?.field.options?.map((option) => option.label)).toEqual(['Yes', 'No'])
  })
})

describe('a field at the side of another one', () => {
  it('[T1670] is marked by an upright line, and comes into its row; the toolbar does the same', async () => {
    await open()
    await expect.element(label()).toHaveFocus()
    await mouseButton.press(placeIn(grip(1)))
    await mouseButton.move(placeIn(frame(2), 0.3, 0.95))
    const side = placeIn(frame(0), 0.8, 0.5)
    await mouseButton.move(side)
    await seen(() => line()?.getAttribute('data-drop')).toBe('after-beside')
    await mouseButton.lift(side)
    await expect.element(said()).toHaveTextContent('E-mail now stands beside Your name')
    const widths = () => fieldPositions(form()).map(({ field }) => field.width ?? 'full')
    expect(widths().slice(0, 3)).toEqual(['half', 'half', 'full'])
    await canvas()
      .getByRole('button', { name: /^Do you bring a group/ })
      .click()
    await page.getByRole('button', { name: 'Beside the field before' }).click()
    expect(widths().slice(0, 3)).toEqual(['third', 'third', 'third'])
    await keys('{Control>}z{/Control}{Control>}z{/Control}')
    await seen(() => widths().slice(0, 3)).toEqual(['full', 'full', 'full'])
  })
})
