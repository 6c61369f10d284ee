import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { field, formOf } from '../../react/src/forms.test.fixture.ts'
import { send, setElementStage } from '../test/element-stage.ts'
import { setPageStage } from '../test/page-stage.ts'

const form = formOf([], {
  progress: 'steps',
  pages: [
    { id: 'p1', title: 'You', fields: [{ ...field('textarea', 'message', 'Message'), id: 'f1' }] },
    { id: 'p2', title: 'Your day', fields: [{ ...field('text', 'day', 'Which day?'), id: 'f2' }] },
  ],
})

const elements = setElementStage()
const pages = setPageStage()

it.each<[string, () => Promise<Page>]>([
  ['an element', () => elements.show({ form })],
  ['a one-file page', async () => (await pages.openPage(form)).page],
])('[R848 F36] %s leads from an answer that is too long to its field, on the page before', async (_name, open) => {
  const page = await open()
  const message = page.getByLabel('Message')
  await message.fill('x'.repeat(60_000))
  await page.getByRole('button', { name: 'Next: Your day' }).click()
  await page.getByLabel('Which day?').fill('Monday')
  await send(page).click()
  await page.getByRole('heading', { name: 'Not delivered yet' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const active = (one: Element): boolean => {
    const root = one.getRootNode()
    return 'activeElement' in root && root.activeElement === one
  }
  await expect.poll(() => message.evaluate(active)).toBe(true)
  await page.keyboard.type('y')
  await expect.poll(() => message.inputValue()).toContain('y')
})
