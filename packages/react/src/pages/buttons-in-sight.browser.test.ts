import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, formOf } from '../forms.test.fixture.ts'
import { appears, button, find, setFormStage } from '../shown-form.test.kit.tsx'

const stage = setFormStage()
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
const many = (from: string, kind: string): readonly object[] =>
  Array.from({ length: 12 }, (_, at) => field(kind, `${from}${at}`, `${from} ${at}`, { options }))

/** Two pages, each longer than a phone. */
const long = (more: object = {}) =>
  formOf([], {
    progress: 'steps',
    pages: [
      { id: 'p1', title: 'You', fields: many('text', 'text') },
      { id: 'p2', title: 'Your workshop', fields: many('radio', 'radio') },
    ],
    ...more,
  })

const boxOf = (one: string): DOMRect => find(one).getBoundingClientRect()
const next = '.ls-send:not([hidden])'

/** Waits for the style of pages to be here, and for the buttons to be where they stay. */
const settled = () => expect.poll(() => getComputedStyle(find('.ls-ground')).position).toBe('sticky')

beforeEach(() => page.viewport(390, 844))
afterEach(() => {
  history.replaceState(null, '')
  scrollTo(0, 0)
})

describe('the buttons of a page on a phone', () => {
  it('[R821] stand above its lower edge on a ground that hides what is below, and behind the page once that ends', async () => {
    await stage.show({ form: long() })
    await settled()
    expect(boxOf(next).bottom).toBeCloseTo(innerHeight - 14, 0)
    const ground = boxOf('.ls-ground')
    expect([ground.bottom, ground.left, ground.right]).toEqual([
      innerHeight,
      boxOf('.ls-body').left,
      boxOf('.ls-body').right,
    ])
    expect(ground.top).toBeLessThan(boxOf(next).top)
    expect(document.elementFromPoint(195, innerHeight - 4)).toBe(find('.ls-ground'))
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(() => boxOf(next).bottom).toBeLessThan(innerHeight - 20)
    expect(boxOf('.ls-ground').bottom).toBeLessThan(boxOf('.ls-body').bottom)
    const last = find('[data-field=id_text11] input').getBoundingClientRect()
    expect(last.bottom).toBeLessThan(boxOf('.ls-ground').top)
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  it('[R821] hide nothing that takes the focus, forwards and backwards', async () => {
    await stage.show({ form: long() })
    await settled()
    await userEvent.click(button('Next: Your workshop'))
    await appears('Your workshop')
    await expect.element(button('Back')).toBeVisible()
    const isFree = (): boolean => {
      const { activeElement } = document
      const box = activeElement?.closest('.ls-choice, .ls-control, h3')?.getBoundingClientRect()
      return !box || (box.bottom <= boxOf('.ls-ground').top && box.top >= 0)
    }
    for (let step = 0; step < 12; step++) {
      await userEvent.keyboard('{Tab}')
      await expect.poll(isFree).toBe(true)
    }
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('radio11')
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Back')).toHaveFocus()
  })

  it.each([
    ['is wide', 800, 844, {}],
    ['has no height for them', 390, 360, {}],
    ['has no sheet', 390, 844, { look: { tokens: { sheet: 'none' } } }],
  ])('[R821] stand below the fields where it %s', async (_, width, height, more) => {
    await page.viewport(width, height)
    await stage.show({ form: long(more) })
    await expect.element(page.getByText('Step 1 of 2')).toBeInTheDocument()
    await expect.poll(() => document.querySelector('.ls-ground')).toBeTruthy()
    expect(getComputedStyle(find(next)).position).toBe('static')
    expect(boxOf(next).top).toBeGreaterThan(innerHeight)
  })
})
