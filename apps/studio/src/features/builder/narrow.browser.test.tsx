import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { setTokens } from '../../domain/document/commands/look.ts'
import type { DocumentSession } from '../../domain/document/session.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { fieldPositions } from './field-order.ts'
import { workshopForm } from './workshop.test.fixture.ts'

let session: DocumentSession

const labels = (): readonly string[] =>
  fieldPositions(session.store.getState().document.form).map(({ field }) => field.label)

async function open(width: number, height: number): Promise<void> {
  await page.viewport(width, height)
  session = sessionOf(workshopForm())
  await render(<BuildStepInShell session={session} />)
}

beforeEach(() => localStorage.clear())

describe('where there is no room at the sides', () => {
  it('[T232] the palette is a sheet, gone once something was added', async () => {
    await open(390, 844)
    await page.getByRole('button', { name: 'Add a field' }).last().click()
    const sheet = page.getByRole('dialog', { name: 'Add a field' })
    await expect.element(sheet).toBeVisible()
    expect(await axeFaults()).toEqual([]) // [T233] sheet open
    await sheet.getByRole('button', { name: 'Date' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Label' }))
      .toHaveFocus()
    await userEvent.keyboard('When?')
    expect(labels().at(-1)).toBe('When?')
  })

  it('[T232] [T233] the inspector is a sheet', async () => {
    await open(390, 844)
    await page.getByRole('button', { name: 'Change this field' }).click()
    const sheet = page.getByRole('dialog', { name: 'Your name' })
    await sheet.getByRole('textbox', { name: 'Help text' }).fill('Any will do')
    expect(await axeFaults()).toEqual([])
    await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    expect(fieldPositions(session.store.getState().document.form)[0]?.field.help).toBe('Any will do')
  })

  it.each([
    [390, 844],
    [320, 256],
  ])('[T232] nothing scrolls sideways at %i by %i', async (width, height) => {
    await open(width, height)
    await expect.element(page.getByRole('button', { name: 'Change this field' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(width)
    const canvas = page.getByRole('region', { name: 'Form' }).element()
    expect(canvas.scrollWidth).toBe(canvas.clientWidth)
  })
})

it('[T1860] a form of one page has the tabs of what comes behind it on a phone too', async () => {
  const { pages } = workshopForm()
  await page.viewport(390, 844)
  session = sessionOf(workshopForm({ pages: pages.slice(0, 1), review: true }))
  await render(<BuildStepInShell session={session} />)
  await expect.element(page.getByRole('tabpanel', { name: 'Form' })).toBeVisible()
  await page.getByRole('tab', { name: 'Review' }).click()
  await expect.element(page.getByRole('tabpanel', { name: 'Review' }).getByText('Ada Lovelace')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Thank you' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel', { name: 'Thank you' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await axeFaults()).toEqual([])
})

it('[T1924] an arrow says where more tabs are and brings them into sight; the tab that is open is in sight', async () => {
  const pages = ['You', 'Your group', 'What you want to make', 'When'].map((title, index) => ({
    id: `p${index + 1}`,
    title,
    fields: [],
  }))
  await page.viewport(390, 844)
  session = sessionOf(workshopForm({ pages, progress: 'steps', review: true }))
  await render(<BuildStepInShell session={session} />)
  const tab = (name: RegExp): Element => page.getByRole('tab', { name }).element()
  const arrow = (end: 'start' | 'end'): HTMLElement | null => document.querySelector(`[data-more="${end}"]`)
  const list = (): Element => page.getByRole('tablist').element()
  /** True where a tab is drawn from its beginning to its end. */
  const isSeen = (name: RegExp): boolean => {
    const [{ left, right }, strip] = [tab(name).getBoundingClientRect(), list().parentElement?.getBoundingClientRect()]
    return strip !== undefined && left >= strip.left && right <= strip.right
  }
  await expect.poll(() => [arrow('start') === null, arrow('end') !== null]).toEqual([true, true])
  expect([isSeen(/^1 You/), isSeen(/^Thank you/)]).toEqual([true, false])
  const { width, height } = arrow('end')?.getBoundingClientRect() ?? {}
  expect([width, height]).toEqual([44, list().getBoundingClientRect().height])
  expect(await axeFaults()).toEqual([])
  const pressOn = (): boolean => {
    arrow('end')?.click()
    return isSeen(/^Thank you/)
  }
  await expect.poll(() => [pressOn(), arrow('end'), arrow('start') !== null]).toEqual([true, null, true])
  tab(/^1 You/).scrollIntoView()
  await expect.poll(() => isSeen(/^Thank you/)).toBe(false)
  await page.getByRole('tab', { name: /^1 You/ }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tab', { name: 'Thank you' })).toHaveFocus()
  await expect.poll(() => isSeen(/^Thank you/)).toBe(true)
  expect(document.documentElement.scrollWidth).toBe(390)
})

it('[T1963] nothing moves on a phone as the toolbar of what was chosen follows', async () => {
  await open(390, 844)
  const toolbar = page.getByRole('toolbar', { name: 'Field' })
  await expect.element(toolbar).toBeVisible()
  const frame = (index: number): Element | undefined => document.querySelectorAll('[data-canvas-field]')[index]
  const top = (): number | undefined => frame(2)?.getBoundingClientRect().top
  frame(1)?.querySelector<HTMLElement>('[data-part="cover"]')?.click()
  await Promise.resolve()
  expect(frame(1)?.querySelector('[role="toolbar"]')).toBeNull()
  expect(frame(1)?.querySelector('[data-part="cover"]')?.getAttribute('aria-current')).toBe('true')
  const before = top()
  await expect.poll(() => frame(1)?.querySelector('[role="toolbar"]')).toBeTruthy()
  expect(before).toBeGreaterThan(0)
  expect(top()).toBe(before)
})

describe('a drag by the grip', () => {
  it('[T227] lets the field fall where the line was', async () => {
    await open(1440, 900)
    const frames = () => Array.from(document.querySelectorAll('[data-canvas-field]'))
    await expect.poll(() => frames().length).toBe(5)
    const grip = frames()[0]?.querySelector('[data-part="grip"]')
    const third = frames()[2]
    if (!grip || !third) throw new TypeError('The canvas has fields with grips.')
    await userEvent.dragAndDrop(page.elementLocator(grip), page.elementLocator(third), {
      targetPosition: { x: 200, y: third.getBoundingClientRect().height - 4 },
    })
    await expect
      .poll(labels)
      .toEqual(['E-mail', 'Do you bring a group?', 'Your name', 'How many people?', 'Anything else?'])
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Moved' }))
      .toHaveTextContent('Moved Your name to position 3 of 5')
  })
})

it('[T1854] the canvas is as wide as the form on the device that is chosen, by keys too; that is said and kept', async () => {
  await open(1440, 900)
  const width = (pixels: number) => page.getByText(`Width of the form ${pixels} px`)
  const sheet = (): number => document.querySelector('[data-sheet]')?.getBoundingClientRect().width ?? 0
  await expect.element(width(600)).toBeVisible()
  await page.getByRole('radio', { name: 'Phone' }).click()
  await expect.element(width(358)).toBeVisible()
  expect(sheet()).toBe(358)
  expect(await axeFaults()).toEqual([])
  session.store.getState().dispatch(setTokens({ 'size.width': 900 }))
  await expect.element(width(358)).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(page.getByRole('radio', { name: 'Tablet' })).toHaveAttribute('aria-checked', 'true')
  await expect.element(width(736)).toBeVisible()
  await render(<BuildStepInShell session={session} />)
  await expect.element(page.getByRole('radio', { name: 'Tablet' }).last()).toHaveAttribute('aria-checked', 'true')
})
