import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openStudio, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { practiceConnection } from '../../model/connection.ts'
import { maker, press, visitor, whatIf } from './try-stage.test.fixture.ts'

const address = '/forms/contact/try'
const box = (element: Element): DOMRect => element.getBoundingClientRect()

async function open(width: number, height: number): Promise<void> {
  await page.viewport(width, height)
  await openStudio(await storageWithForm(practiceConnection), address)
  await expect.element(whatIf.getByRole('button', { name: 'back online' })).toBeVisible()
}

it('[T1106] *What if…* is one line at 1280 pixels, also while something is simulated', async () => {
  await open(1280, 800)
  await press('mailbox disconnected')
  await expect.element(whatIf.getByText(/^Simulated: the provider may not use the mailbox/)).toBeVisible()
  const parts = [whatIf.getByRole('heading'), ...(await whatIf.getByRole('button').all())].map((part) => part.element())
  const middles = parts.map((part) => Math.round((box(part).top + box(part).bottom) / 2))
  expect(new Set(middles).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBe(1280)
})

it.each([
  [1280, 800],
  [1024, 700],
  [1280, 400],
  [390, 844],
])('[T1106] no field is ever under *What if…* at %i by %i', async (width, height) => {
  await open(width, height)
  const row = whatIf.getByRole('button', { name: 'back online' }).element()
  for (const control of [
    visitor.getByLabelText('Message'),
    visitor.getByRole('button', { name: 'Send', exact: true }),
  ]) {
    control.element().scrollIntoView({ block: 'end' })
    const { left, bottom, width: wide } = box(control.element())
    const at = document.elementFromPoint(left + wide / 2, bottom - 4)
    expect(control.element().contains(at)).toBe(true)
    expect(box(row).top >= bottom || box(row).bottom <= box(control.element()).top).toBe(true)
  }
})

it('[T1105] *Fill in* makes up answers at a press, says so, keeps the focus, and they can be sent', async () => {
  await open(1280, 800)
  await visitor.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(visitor.getByRole('heading', { name: /^There are 3 problems/ })).toBeVisible()
  const fillIn = visitor.getByRole('button', { name: 'Fill in' })
  await fillIn.click()
  await expect.element(visitor.getByLabelText('Your name')).toHaveValue('Ada Lovelace')
  await expect.element(visitor.getByText('These answers are made up.')).toBeVisible()
  await expect.element(visitor.getByRole('heading', { name: /problem/ })).not.toBeInTheDocument()
  await expect.element(fillIn).toHaveFocus()
  await visitor.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(visitor.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  await expect.element(maker.getByText('It has arrived', { exact: true })).toBeVisible()
  await expect.element(visitor.getByText('These answers are made up.')).not.toBeInTheDocument()
  await expect.element(fillIn).toBeDisabled()
  await visitor.getByRole('button', { name: 'Send another' }).click()
  await expect.element(visitor.getByLabelText('Your name')).toHaveValue('')
})

it('[T1107] a wrong template id shows the visitor the card of a disconnected mailbox, in the same words', async () => {
  await open(1280, 800)
  const card = async (fault: string): Promise<string> => {
    await press(fault)
    await visitor.getByRole('button', { name: 'Fill in' }).click()
    await expect.element(visitor.getByLabelText('Your name')).toHaveValue('Ada Lovelace')
    await visitor.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.element(visitor.getByRole('heading', { name: 'Not delivered yet' })).toBeVisible()
    await expect.element(visitor.getByText(/Reference /).first()).toBeVisible()
    const form = visitor.element().querySelector('.ls-form')
    return (form instanceof HTMLElement ? form.innerText : '').replaceAll(/[0-9A-Z]{4}-[0-9A-Z]{2}/g, 'reference')
  }
  const disconnected = await card('mailbox disconnected')
  await press('back online')
  await visitor.getByRole('button', { name: 'Send another' }).click()
  await expect.element(visitor.getByLabelText('Your name')).toHaveValue('')
  const unknown = await card('wrong template id')
  expect(disconnected).toContain('This is not your fault')
  // True of the one alone: an unknown template is not tried again before its maker did something.
  const tries = 'We try again from time to time while this page is open. '
  expect(disconnected).toContain(tries)
  expect(unknown).toBe(disconnected.replace(tries, ''))
})
