import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { KindsPage } from './KindsPage.tsx'

it('[T1791] every kind is alive on the screen of kinds, empty, filled in and with problems, and goes to nobody', async () => {
  await render(<KindsPage />)
  await expect.element(page.getByText('Not checked yet.')).toBeVisible()
  await expect.element(page.getByText('Goes to nobody: the answers are checked, and that is all.')).toBeVisible()
  expect(document.body.textContent).not.toContain('by e-mail')
  await page.getByRole('radio', { name: 'With problems' }).click()
  await expect.element(page.getByText(/^\d+ problems\.$/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^There are \d+ problems$/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Filled in' }).click()
  await expect.element(page.getByLabelText('Short text')).toHaveValue('A sample answer to “Short text”')
  // Kinds with a folder of their own are drawn once they are fetched.
  await expect.element(page.getByRole('radio', { name: 'Yes', exact: true })).toBeVisible()
  expect(await axeFaults()).toEqual([])
})
