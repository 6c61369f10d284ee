import { SendError } from '@letterslot/client'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newStorage, openStudio, savedDocument, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { connectionFor, noAccountIds } from '../../domain/connections/account-ids.ts'
import { RelayAnswerError } from '../../domain/sending/relay-answer-error.ts'
import { brandConnectionId, practiceConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'

const ids = { publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
const emailJs = connectionFor('emailjs', { ...noAccountIds, ...ids }, [])
const address = '/connections'
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

it('[T360] without a connection it says how to get one, and practice is one press away', async () => {
  const storage = await newStorage()
  await openStudio(storage, address)
  await expect.element(page.getByText('No connection yet. EmailJS takes two minutes; practice none.')).toBeVisible()
  await press('Use practice')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Practice' })).toBeVisible()
  await expect.element(page.getByText('Used by no form')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Use practice' })).not.toBeInTheDocument()
})

it('[T361] an account is added with its ids, once', async () => {
  const storage = await newStorage()
  await openStudio(storage, address)
  for (const _ of [1, 2]) {
    await press('Add EmailJS')
    await page.getByLabelText('Public key').fill('pk_1')
    await page.getByLabelText('Service ID').fill('service_1')
    await page.getByLabelText('Template ID').fill('template_1')
    await page.getByRole('dialog').getByRole('button', { name: 'Add EmailJS' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  await expect.element(page.getByText('pk_1 · service_1 · template_1')).toBeVisible()
  expect(await storage.connections.list()).toEqual([{ ...emailJs, id: expect.any(String) }])
})

it('[T1157] connections are listed by name', async () => {
  const storage = await newStorage()
  for (const [id, name] of [
    ['a', 'Shop 10'],
    ['b', 'shop 2'],
    ['c', 'Club'],
    ['d', 'Club'],
  ] as const) {
    await storage.connections.put({ ...emailJs, id: brandConnectionId(id), name, serviceId: `service_${id}` })
  }
  await openStudio(storage, address)
  const listed = () =>
    [...document.querySelectorAll('main li')].map((item) => item.textContent.match(/service_\w/)?.[0])
  await expect.poll(listed).toEqual(['service_c', 'service_d', 'service_b', 'service_a'])
})

it('[T362] a deleted connection leaves its form not connected; undo brings both back', async () => {
  const storage = await storageWithForm(emailJs)
  const before = await savedDocument(storage)
  await openStudio(storage, address)
  await expect.element(page.getByText('Used by Write to us')).toBeVisible()
  await press('Delete the connection EmailJS · service_1')
  await expect.element(page.getByText('EmailJS · service_1 deleted. “Write to us” is not connected now.')).toBeVisible()
  expect((await savedDocument(storage)).form.delivery?.origin).toBe('')
  expect(await storage.connections.list()).toEqual([])
  await press('Undo')
  await expect.element(page.getByText('Used by Write to us')).toBeVisible()
  await vi.waitFor(async () => expect(await savedDocument(storage)).toEqual(before))
})

it('[T362] a form whose connection was deleted says that it is not connected', async () => {
  const storage = await storageWithForm(emailJs)
  const router = await openStudio(storage, address)
  await press('Delete the connection EmailJS · service_1')
  await expect.element(page.getByText(/is not connected now/)).toBeVisible()
  await router.navigate({ to: '/forms/$formId/try', params: { formId: 'contact' } })
  await expect.element(page.getByText('Not connected', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).first().click()
})

it('[T362] pages that are published are told to go on', async () => {
  const storage = await storageWithForm(emailJs)
  const stored = await storage.forms.get('contact')
  if (stored) await storage.forms.take(stored.id, stored.document, 'page')
  await openStudio(storage, address)
  await press('Delete the connection EmailJS · service_1')
  await expect.element(page.getByText(/Published pages still send by it\.$/)).toBeVisible()
})

it('[T869] a connection is renamed, and keeps its state; what is quoted is the answer alone', async () => {
  const arrived = { status: 'arrived', at: '2025-05-20T12:02:00Z', arrivedAt: '2025-05-20T12:03:00Z' } as const
  const state = { ...arrived, reference: '7F3K-Q2', answer: { httpStatus: 200, text: 'OK' } }
  const storage = await storageWithForm({ ...emailJs, state })
  await openStudio(storage, address)
  await press('Edit the connection EmailJS · service_1')
  await page.getByLabelText('Name').fill('Shop mail')
  await press('Save')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Shop mail' })).toBeVisible()
  await expect.element(page.getByText(/^Arrived 20 May 2025 /)).toBeVisible()
  await expect.element(page.getByText('200 OK', { exact: true })).toBeVisible()
  expect(await storage.connections.list()).toEqual([{ ...emailJs, state, name: 'Shop mail' }])
})

it('[T869] [F80] edited ids go into the forms that send by them, and begin again at entered', async () => {
  const storage = await storageWithForm(emailJs)
  await openStudio(storage, address)
  await press('Edit the connection EmailJS · service_1')
  await page.getByLabelText('Template ID').fill('template_2')
  await expect.element(page.getByText(/^Write to us sends by other ids at once/)).toBeVisible()
  await press('Save')
  await expect.element(page.getByText('pk_1 · service_1 · template_2')).toBeVisible()
  await expect.element(page.getByText('Entered, not tested')).toBeVisible()
  await vi.waitFor(async () => expect((await savedDocument(storage)).form.delivery?.templateId).toBe('template_2'))
  expect(await storage.connections.list()).toEqual([{ ...emailJs, templateId: 'template_2' }])
})

it('[T869] a connection is tested where it stands, and says what came of it', async () => {
  const storage = await storageWithForm(emailJs)
  const transport = { sendFor: () => async () => ({ status: 200, text: 'OK' }) }
  await openStudio(storage, address, { transportOf: () => transport })
  await press('Send a test')
  await expect.element(page.getByText(/^Accepted \d\d:\d\d\. Did it arrive\?$/)).toBeVisible()
  await press('It arrived')
  await expect.element(page.getByText(/^Arrived \d\d:\d\d$/)).toBeVisible()
})

it('[T363] a test inbox that cannot be connected says why', async () => {
  const reject = () => Promise.reject(new RelayAnswerError(0, 'unreachable', 'The relay does not answer.'))
  await openStudio(await newStorage(), address, { place: 'test-inbox', connectPlace: reject })
  await press('Use the test inbox')
  await expect
    .element(page.getByText('The test inbox could not be connected. The relay does not answer.'))
    .toBeVisible()
})

const screens: readonly (readonly [string, boolean, () => Promise<unknown>])[] = [
  ['while it is empty', false, async () => {}],
  ['with a connection', true, async () => {}],
  [
    'with the dialog and its problems',
    true,
    async () => {
      await press('Add EmailJS')
      await page.getByRole('dialog').getByRole('button', { name: 'Add EmailJS' }).click()
      await expect.element(page.getByText('This id is needed.').first()).toBeVisible()
    },
  ],
]

it.each(screens)('[T364] axe finds nothing on Connections %s, in light and in dark', async (_, hasOne, prepare) => {
  await openStudio(hasOne ? await storageWithForm(practiceConnection) : await newStorage(), address)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await prepare()
  expect(await axeFaults()).toEqual([])
})

it('[T1162] where nobody answered a test, no answer is quoted, and none is called a refusal', async () => {
  const reject = () =>
    Promise.reject(new SendError({ code: 'network', status: 0, text: 'Network Error', sent: 'maybe' }))
  await openStudio(await storageWithForm(emailJs), '/connections', { transportOf: () => ({ sendFor: () => reject }) })
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect.element(page.getByText(/^No answer \d\d:\d\d$/)).toBeVisible()
  await expect.element(page.getByText('Network Error')).not.toBeInTheDocument()
  await expect.element(page.getByText('Not accepted')).not.toBeInTheDocument()
})
