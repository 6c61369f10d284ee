import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { workshopForm } from './workshop.test.fixture.ts'

it('[T1669] the outline goes with the canvas, moves what is selected by keys, and leads to it', async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
  const session = sessionOf(workshopForm())
  const ids = () => session.store.getState().document.form.pages.map(({ fields }) => fields.map(({ id }) => id))
  const selection = () => {
    const { fieldId, otherFieldIds } = session.store.getState().selection
    return [fieldId, ...otherFieldIds]
  }
  const row = (name: RegExp) => page.getByRole('treegrid', { name: 'Outline' }).getByRole('row', { name })
  const said = (text: string) => page.getByRole('status').filter({ hasText: text })
  await render(<BuildStepInShell session={session} />)
  await page.getByRole('radio', { name: 'Outline' }).click()
  await expect.element(row(/^Your name/)).toHaveAttribute('aria-selected', 'true')
  expect(await axeFaults()).toEqual([])
  await row(/^E-mail/).click()
  await expect.poll(selection).toEqual(['f2'])
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(selection).toEqual(['f3', 'f2'])
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(said('Moved 2 fields to position 2 of 5')).toBeInTheDocument()
  expect(ids()).toEqual([['f1'], ['f2', 'f3', 'f4', 'f5']])
  await row(/^How many people/).click()
  await userEvent.keyboard('{Delete}')
  expect(ids()).toEqual([['f1'], ['f2', 'f3', 'f5']])
  await page.getByRole('searchbox', { name: 'Find in this form' }).fill('else')
  await expect.element(row(/^Your name/)).not.toBeInTheDocument()
  await row(/^Anything else/).click()
  await userEvent.keyboard('{Enter}')
  const cover = page.getByRole('region', { name: 'Form' }).getByRole('button', { name: /^Anything else/ })
  await expect.element(cover).toHaveFocus()
})
