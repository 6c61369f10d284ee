import type { Form } from '@letterslot/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import {
  canvas,
  card,
  cardDistance,
  found,
  frame,
  grip,
  keys,
  label,
  labels,
  line,
  mouseButton,
  open,
  releaseBy,
  said,
  seen,
  setDrag,
} from './drag.test.kit.tsx'
import type { Point } from './follow-pointer.ts'
import { inWindow, placeIn } from './pointer-place.test.fixture.ts'
import { workshopForm } from './workshop.test.fixture.ts'

setDrag()

async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: points.map(inWindow) })
}

const finger = {
  press: (at: Point) => touch('touchStart', [at]),
  move: (at: Point) => touch('touchMove', [at]),
  lift: () => touch('touchEnd', []),
} as const
/** A kind of the palette, brought into sight: it is longer than the screen. */
function kind(name: string): Element {
  const button = page.getByRole('button', { name, exact: true }).first().element()
  button.scrollIntoView({ block: 'center' })
  return button
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

describe('a field of the palette, dragged by the mouse', () => {
  it('[T1101] [T2052] goes as a card under the pointer, with a line where it lands, and is added there', async () => {
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
    await expect.element(said()).toHaveTextContent('Added How many? at position 3 of 6, on “Page 1”')
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

describe('by a finger', () => {
  beforeEach(() => {
    releaseBy(() => finger.lift().catch(() => undefined))
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
