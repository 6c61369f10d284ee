import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { StartsDialog } from './StartsDialog.tsx'

it('[T1673] every start shows its own form in small, and is taken by a press or by Enter', async () => {
  await page.viewport(1280, 800)
  const taken: string[] = []
  await render(<StartsDialog isOpen onClose={() => undefined} onChoose={({ id }) => taken.push(id)} />)
  const dialog = page.getByRole('dialog', { name: 'Other starts' })
  const petition = dialog.getByRole('button', { name: /^Petition/ })
  await expect.element(petition).toBeVisible()
  expect(petition.element().textContent).toMatch(/^Keep the library open/)
  expect(dialog.getByRole('listitem').all()).toHaveLength(16)
  expect(await axeFaults()).toEqual([])
  await dialog.getByRole('button', { name: /^Job application/ }).click()
  dialog
    .getByRole('button', { name: /^Newsletter/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  expect(taken).toEqual(['job-application', 'newsletter'])
})
