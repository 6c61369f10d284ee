import '@letterslot/react/form.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { workshopForm } from './workshop.test.fixture.ts'

it('[T1792] the label of a field is typed over where it stands, also once its kind was fetched and drew it anew', async () => {
  await page.viewport(1440, 900)
  await render(<BuildStepInShell session={sessionOf(workshopForm())} />)
  await page.getByRole('button', { name: 'Slider', exact: true }).click()
  const editor = page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Label' })
  await expect.element(editor).toHaveValue('How much?')
  const drawn = (): Element | null | undefined =>
    editor.element().parentElement?.querySelector('[data-kind=slider] .ls-label')
  await expect.poll(() => document.querySelector('[data-kind=slider] [type=range]')).not.toBeNull()
  // The editor is a little higher than its line: a target of 24 px.
  await expect
    .poll(() => {
      const [over, under] = [editor.element(), drawn()].map((one) => one?.getBoundingClientRect())
      return over && under && [Math.round(over.left - under.left), Math.round((over.top - under.top) / 10)]
    })
    .toEqual([0, -0])
  await page.getByRole('button', { name: 'Repeating group', exact: true }).click()
  await expect.element(editor).toHaveFocus()
  const question = page.getByRole('region', { name: 'Form' }).getByText('Age', { exact: true }).first()
  await expect.element(question).toBeVisible()
})

it('[T2015] what is typed on the canvas belongs to another HTML form than the answers around it', async () => {
  await page.viewport(1440, 900)
  await render(<BuildStepInShell session={sessionOf(workshopForm())} />)
  const canvas = page.getByRole('region', { name: 'Form' })
  await page.getByRole('button', { name: 'One of', exact: true }).click()
  await expect.element(canvas.getByRole('textbox', { name: 'Label' })).toHaveFocus()
  const answers = canvas.element().querySelector<HTMLFormElement>('[data-sheet] form')
  const typed = Array.from(canvas.element().querySelectorAll('textarea')).filter((text) => !text.closest('[inert]'))
  expect(typed.length).toBeGreaterThan(2)
  for (const text of typed) {
    expect(text.form).toBeInstanceOf(HTMLFormElement)
    expect(text.form).not.toBe(answers)
  }
})
