import { expect } from '@playwright/test'
import { phone } from '../playwright.config.ts'
import { expectAccessible, expectTargets } from './harness/accessibility.ts'
import { guard } from './harness/guard.ts'
import { test } from './harness/test.ts'

test.use(phone)

test('[T507] the same path on a phone: first mail, a field and a rule, the answer read in Messages', async ({
  page,
  relay,
}) => {
  const { errors, foreign } = guard(page)
  await page.goto(relay.url)
  await expectTargets(page, 'the first screen')
  await page.getByLabel('Where should answers go?').fill('maker@example.org')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.frameLocator('iframe[title^="The mail"]').getByText('wheelchair')).toBeVisible()
  await expectTargets(page, 'the first mail')

  await page.getByRole('button', { name: 'Make this form yours' }).click()
  await page.getByRole('button', { name: 'Add a field' }).last().click()
  await expectAccessible(page, 'the sheet of fields')
  await page.getByRole('button', { name: 'Number', exact: true }).click()
  await page.getByRole('button', { name: 'Change this field' }).click()
  await page.getByRole('tab', { name: /^Rules/ }).click()
  await page.getByRole('button', { name: 'Range', exact: true }).click()
  const range = page.getByRole('region', { name: 'Range' })
  await range.getByLabel('To').fill('12')
  await range.getByLabel('Try it').fill('14')
  await expect(range.getByText('Enter 12 or less')).toBeVisible()
  await expectAccessible(page, 'the sheet of a field with a problem shown', ['light'])
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Try it' }).click()
  const form = page.getByRole('region', { name: 'What the visitor sees' })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByRole('heading', { name: 'There are 3 problems' })).toBeFocused()
  await expectTargets(page, 'Try it with problems')
  await form.getByLabel('Your name').fill('Grace Hopper')
  await form.getByLabel('E-mail').fill('grace@example.org')
  await form.getByLabel('Message').fill('From a phone')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('link', { name: 'Open it in Messages' }).click()
  await expect(page.frameLocator('iframe[title^="The mail"]').getByText('From a phone')).toBeVisible()
  await expectTargets(page, 'a mail in Messages')
  expect({ errors, foreign }).toEqual({ errors: [], foreign: [] })
})
