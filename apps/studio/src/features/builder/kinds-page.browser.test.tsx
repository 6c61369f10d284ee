import { isAsked } from '@letterslot/core'
import { fieldKinds } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { KindsPage } from './KindsPage.tsx'
import { kindsForm } from './kinds-form.ts'

/** The kinds of the fields that have such a part. */
const kindsWith = (part: string): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-kind]:has(${part})`)]
    .map((one) => one.dataset['kind'] ?? '')
    .toSorted()
const answered = fieldKinds.filter(isAsked).toSorted()

it('[T1790] [T1791] [T1940] every kind is alive on the screen of kinds, in each state and dress, and goes to nobody', async () => {
  await render(<KindsPage />)
  const show = (name: string): Promise<void> => page.getByRole('radio', { name, exact: true }).click()
  const dress = (name: string): Promise<void> => page.getByText(name, { exact: true }).click()
  await expect.element(page.getByText('Not checked yet.')).toBeVisible()
  await expect.element(page.getByText('Goes to nobody: the answers are checked, and that is all.')).toBeVisible()
  expect(document.body.textContent).not.toContain('by e-mail')
  await dress('With help text')
  await expect.poll(() => kindsWith('.ls-help')).toEqual([...answered, 'calculated'].toSorted())

  await show('With problems')
  await expect.element(page.getByRole('heading', { name: `There are ${answered.length} problems` })).toBeVisible()
  await expect.element(page.getByText(`${answered.length} problems.`, { exact: true })).toBeVisible()
  await expect.poll(() => kindsWith('.ls-issues')).toEqual(answered)
  expect(await axeFaults()).toEqual([])

  await show('In focus')
  await expect.element(page.getByText('Each is drawn as while it is in focus. One alone can be.')).toBeVisible()
  await expect.poll(() => kindsWith('[data-drawn-focus]')).toEqual(answered)
  const control = page.getByLabelText('Short text').element()
  const ring = (): string => getComputedStyle(control).boxShadow
  const drawn = ring()
  await userEvent.click(control)
  await expect.element(control).toHaveFocus()
  control.removeAttribute('data-drawn-focus')
  expect([ring(), drawn]).toEqual([drawn, expect.stringMatching(/\dpx/)])
  expect(await axeFaults()).toEqual([])

  await show('Filled in')
  expect(document.querySelector('[data-drawn-focus]')).toBeNull()
  await expect.element(page.getByLabelText('Short text')).toHaveValue('A sample answer to “Short text”')
  await expect.element(page.getByLabelText('Kind of your own')).toHaveValue('B2')
  await expect.element(page.getByRole('button', { name: 'Remove sample.pdf' })).toBeVisible()
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-kind="pictures"] img')]
  for (const one of pictures) await one.decode()
  expect(pictures.map(({ naturalWidth }) => naturalWidth)).toEqual([300, 300])
  await dress('Dark')
  await dress('Right to left')
  const form = document.querySelector('.ls-form')
  expect(form && [getComputedStyle(form).colorScheme, getComputedStyle(form).direction]).toEqual(['dark', 'rtl'])
  expect(await axeFaults()).toEqual([])

  await show('With advice')
  const advising = kindsForm({ hasAdvice: true }).pages.flatMap(({ fields }) =>
    fields.filter(({ rules }) => rules.some(({ severity }) => severity)).map(({ kind }) => kind),
  )
  await expect.poll(() => kindsWith('.ls-older')).toEqual(advising.toSorted())
  await expect.element(page.getByText(new RegExp(`^${advising.length} kinds advise`))).toBeVisible()
  expect(await axeFaults()).toEqual([])

  await show('On its way')
  await expect.element(page.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('radio', { name: 'On its way' })).toHaveFocus()
  await expect.element(page.getByText('Drawn as while a message is on its way. None is.')).toBeVisible()
  expect(await axeFaults()).toEqual([])
})
