import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openStudio, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { connectionFor, noAccountIds } from '../../domain/connections/account-ids.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'

const ids = { publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
const emailJs = connectionFor('emailjs', { ...noAccountIds, ...ids }, [])
const address = '/forms/contact/connect'
const sheet = page.getByRole('region', { name: 'Send me a test' })
const step = (title: string) => sheet.getByRole('listitem').filter({ hasText: title })
const press = (name: string) => sheet.getByRole('button', { name, exact: true }).click()

/** A provider that answers once it is let. */
function waitingProvider() {
  const answer = Promise.withResolvers<{ readonly status: number; readonly text: string }>()
  const called = Promise.withResolvers<void>()
  const transport = () => {
    called.resolve()
    return answer.promise
  }
  return {
    transportOf: () => ({ sendFor: () => transport }),
    accept: () => answer.resolve({ status: 200, text: 'OK' }),
    called,
  }
}
const accept = { transportOf: () => ({ sendFor: () => async () => ({ status: 200, text: 'OK' }) }) }

it('[T1152] “Saved on this device” stands before “Going out”, and is true by then', async () => {
  const storage = await storageWithForm(emailJs)
  const { transportOf, accept: answer, called } = waitingProvider()
  await openStudio(storage, address, { transportOf })
  await press('Send a test')
  await called.promise
  const [kept] = (await storage.connections.list())[0]?.tests ?? []
  expect(kept).toEqual({
    reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/),
    savedAt: expect.any(String),
    bytes: expect.any(Number),
  })
  await expect.element(sheet.getByText(`Reference ${kept?.reference}, `, { exact: false })).toBeVisible()
  await expect.element(step('Going out').getByText(/\+\d+(\.\d)? m?s/)).toBeVisible()
  await expect.element(sheet.getByText(/^Accepted by/)).not.toBeInTheDocument()
  answer()
  await expect.element(step('Accepted by EmailJS').getByText(/\+\d+(\.\d)? m?s/)).toBeVisible()
})

it('[T1152] where nothing can be kept the test goes out, and nothing says “Saved”', async () => {
  const storage = await storageWithForm(emailJs)
  const update = () => Promise.reject(new DOMException('No room.', 'QuotaExceededError'))
  await openStudio({ ...storage, connections: { ...storage.connections, update } }, address, accept)
  await press('Send a test')
  await expect.element(step('Accepted by EmailJS')).toBeVisible()
  await expect.element(step('Going out')).toBeVisible()
  await expect.element(sheet.getByText('Saved on this device')).not.toBeInTheDocument()
})

it('[T1154] the test before this one is told with its time and outcome, after a reload too', async () => {
  const storage = await storageWithForm(emailJs)
  const router = await openStudio(storage, address, accept)
  await press('Send a test')
  await press('It arrived')
  await expect.element(step('You found it in your mailbox')).toBeVisible()
  await expect.element(sheet.getByText(/^Before:/)).not.toBeInTheDocument()
  await press('Send again')
  await expect.element(sheet.getByText(/^Before: \d\d:\d\d, arrived$/)).toBeVisible()
  await router.navigate({ href: '/forms/contact/build' })
  await router.navigate({ href: address })
  await expect.element(step('Saved on this device').getByText(/\d\d:\d\d:\d\d\.\d{3}/)).toBeVisible()
  await expect.element(sheet.getByText(/^Before: \d\d:\d\d, arrived$/)).toBeVisible()
})

it('[T1154] a test whose page was left before its answer is said to have none that is known', async () => {
  const savedAt = new Date().toISOString()
  const left: StoredConnection = { ...emailJs, tests: [{ reference: '7F3K-Q2', savedAt, bytes: 1234 }] }
  await openStudio(await storageWithForm(left), address)
  await expect.element(sheet.getByText('Reference 7F3K-Q2, 1.2 KB. Noted here before anything leaves.')).toBeVisible()
  await expect.element(step('No answer known').getByText(/It may have arrived\.$/)).toBeVisible()
  await expect.element(sheet.getByText('Going out')).not.toBeInTheDocument()
  await expect.element(sheet.getByRole('button', { name: 'Send again' })).toBeVisible()
  expect(await axeFaults()).toEqual([])
})
