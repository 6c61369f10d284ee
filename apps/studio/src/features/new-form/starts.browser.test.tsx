import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { StartsDialog } from './StartsDialog.tsx'

it('[T1673] [T1851] every start is alive in small, out of the way of keys, found by its questions, and taken by a press or Enter', async () => {
  await page.viewport(1280, 800)
  const taken: string[] = []
  const waiting = new Set<string | null>()
  const kindsAsText =
    ':is([data-kind=rows], [data-kind=rating], [data-kind=scale], [data-kind=calculated]) > .ls-control'
  const observer = new MutationObserver(() => {
    for (const one of document.querySelectorAll(kindsAsText)) waiting.add(one.id)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await render(<StartsDialog isOpen onClose={() => undefined} onChoose={({ id }) => taken.push(id)} />)
  const dialog = page.getByRole('dialog', { name: 'Ready forms' })
  const find = dialog.getByRole('searchbox', { name: 'What do you want to ask for?' })
  const drawnOf = (id: string): Element | null => document.querySelector(`[id^="start-${id}-"]`)
  await expect.element(find).toHaveFocus()
  expect(dialog.getByRole('listitem').all()).toHaveLength(17)
  await expect.element(dialog.getByText('17 forms')).toBeVisible()
  // Drawn by the runtime, once they are in sight.
  await expect.poll(() => drawnOf('order')?.closest('.ls-form')?.closest('[inert]')).toBeTruthy()
  expect(drawnOf('petition')).toBeNull()
  await expect.element(dialog.getByText('2 pages, 11 questions, conditions, a file')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^Order .* a total$/ })).toBeVisible()
  expect(await axeFaults()).toEqual([])

  await find.fill('signature child')
  await expect.element(dialog.getByText('1 of 17 forms')).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect(taken).toEqual(['school-trip'])
  await dialog.getByLabelText('Purpose').selectOptions('Opinions')
  await expect
    .element(dialog.getByText('No form asks for that. Begin with a blank one, or look among all:'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Show all' }).click()
  await dialog.getByLabelText('Purpose').selectOptions('Opinions')
  await expect.element(dialog.getByText('3 of 17 forms')).toBeVisible()

  await page.viewport(390, 800)
  await dialog.getByRole('button', { name: /^Petition/ }).click({ position: { x: 40, y: 10 } })
  expect(taken).toEqual(['school-trip', 'petition'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expect.poll(() => drawnOf('petition')).toBeTruthy()
  expect([...waiting]).toEqual([])
})
