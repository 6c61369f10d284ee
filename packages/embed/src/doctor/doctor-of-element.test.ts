import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { contact } from '../../../react/src/forms.test.fixture.ts'
import { element, setElementStage } from '../../test/element-stage.ts'
import { csp } from '../../test/stage.ts'

const stage = setElementStage()

/** The same page, with the doctor. */
async function examined(page: Page): Promise<string> {
  stage.put('/api/v1.0/email/send', '')
  // A document that is on its way when the page is left counts as one that cannot be fetched.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.json')))
  await page.goto(`${page.url()}?letterslot-doctor`)
  const panel = page.getByRole('region', { name: 'Letterslot doctor' }).first()
  await panel.getByRole('status').getByText('Cannot be known').waitFor()
  return panel.getByRole('textbox').inputValue()
}

it('[B69] stands after each element of a page that asks for it, under the strict policy', async () => {
  const page = await stage.show({ body: element + element })
  expect(await page.getByRole('region', { name: 'Letterslot doctor' }).count()).toBe(0)
  const report = await examined(page)
  expect(report).toContain('[OK] Identifiers')
  expect(report).toContain('[OK] Content Security Policy: It lets the form ask its provider.')
  expect(await page.getByRole('region', { name: 'Letterslot doctor' }).count()).toBe(2)
  expect(stage.server().posts).toEqual([])
})

it('[B70 F46] says what a policy in a header keeps from going out', async () => {
  stage.put('/elsewhere.json', JSON.stringify(contact), { 'Content-Type': 'application/json' })
  const page = await stage.show({ body: '<letterslot-form src="/elsewhere.json"></letterslot-form>', policy: csp })
  const report = await examined(page)
  expect(report).toContain('[Attention] Content Security Policy: It keeps the form from sending.')
  expect(report).toContain('Add https://api.emailjs.com to connect-src.')
  expect(stage.forgive().every((complaint) => /Content Security Policy|policy keeps/.test(complaint))).toBe(true)
})

it('[B71] says so where the form’s document cannot be had', async () => {
  const page = await stage.show({ body: '<letterslot-form src="/nowhere.json"></letterslot-form>' })
  expect(await examined(page)).toContain('[Attention] Identifiers: The form’s document could not be had.')
  expect(stage.forgive()).not.toEqual([])
})
