import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import {
  canvas,
  card,
  cardDistance,
  form,
  found,
  frame,
  grip,
  keys,
  label,
  labels,
  line,
  mouseButton,
  open,
  said,
  seen,
  setDrag,
} from './drag.test.kit.tsx'
import { fieldPositions } from './field-order.ts'
import { placeIn } from './pointer-place.test.fixture.ts'

setDrag()

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
