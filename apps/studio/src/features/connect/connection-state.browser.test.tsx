import { SendError } from '@letterslot/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openStudio, savedDocument, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { connectionFor, noAccountIds } from '../../domain/connections/account-ids.ts'
import { practiceConnection, type StoredConnection } from '../../model/connection.ts'

const ids = { publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
const emailJs = connectionFor('emailjs', { ...noAccountIds, ...ids }, [])
const sheet = page.getByRole('region', { name: 'Send me a test' })
const address = '/forms/contact/connect'
/** The card of a way to send; its radio button is drawn by the card. */
const way = (title: string) => page.getByText(title, { exact: true }).first()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

beforeEach(() => localStorage.clear())
it('[T1075] a test waits until the ids are saved, says so, and its result is kept with them', async () => {
  const storage = await storageWithForm(emailJs)
  const isSaved = Promise.withResolvers<void>()
  const connections = {
    ...storage.connections,
    update: async (...change: Parameters<typeof storage.connections.update>) => {
      await isSaved.promise
      return storage.connections.update(...change)
    },
  }
  const sentBy: string[] = []
  const accepting = (connection: StoredConnection) => ({
    sendFor: () => async () => {
      sentBy.push(connection.kind === 'emailjs' ? connection.serviceId : connection.kind)
      return { status: 200, text: 'OK' }
    },
  })
  await openStudio({ ...storage, connections }, address, { transportOf: accepting })
  await page.getByLabelText('Service ID').fill('service_2')
  await press('Use these ids')
  const waiting = sheet.getByRole('button', { name: 'Saving the ids first…' })
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
  isSaved.resolve()
  await expect.element(sheet.getByRole('button', { name: 'Send a test', exact: true })).toBeEnabled()
  await press('Send a test')
  await expect.element(sheet.getByText('Is it in your mailbox?')).toBeVisible()
  expect(sentBy).toEqual(['service_2'])
  await expect
    .poll(async () => (await storage.connections.list()).map(({ state }) => state?.status))
    .toEqual(['accepted'])
})

it('[T337] a test send through practice arrives, and is read in Messages', async () => {
  const storage = await storageWithForm(practiceConnection)
  const router = await openStudio(storage, address)
  await press('Send a test')
  await expect.element(page.getByText(/^“.+” came into Messages\.$/)).toBeVisible()
  await expect.poll(() => storage.practiceMails.list()).toHaveLength(1)
  await page.getByRole('link', { name: 'Read it' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/messages'))
  await expect.element(page.getByRole('heading', { level: 2, name: /^Write to us/ })).toHaveFocus()
})

it('[T334] a refusal is quoted, with what it means', async () => {
  const error = new SendError({ code: 'provider-refused', status: 412, text: 'Gmail_API: Invalid grant', sent: 'no' })
  const refusing = { sendFor: () => () => Promise.reject(error) }
  await openStudio(await storageWithForm(emailJs), address, { transportOf: () => refusing })
  await press('Send a test')
  await expect.element(page.getByText('It answered 412 Gmail_API: Invalid grant.')).toBeVisible()
  await expect.element(page.getByText(/Nothing has arrived\./)).toBeVisible()
  await expect.element(page.getByText(/^Accepted/)).not.toBeInTheDocument()
})

const refuse = (status: number, text: string) => {
  const error = new SendError({ code: 'rejected', status, text, sent: 'no' })
  return { transportOf: () => ({ sendFor: () => () => Promise.reject(error) }) }
}
const accept = { transportOf: () => ({ sendFor: () => async () => ({ status: 200, text: 'OK' }) }) }
const card = page.getByRole('radio', { name: /^EmailJS/ })
const dot = () => document.querySelector('header [data-destination]')?.getAttribute('data-tone')
const greens = () => document.querySelectorAll('[data-tone="ok"]').length
/** The studio's steps; the dot is in the header of each. */
const steps = ['build', 'email', 'connect', 'publish', 'try']

it('[T866] [F80] a refused id is red, with the reason and the time, on every step, and green nowhere', async () => {
  const storage = await storageWithForm(emailJs)
  const router = await openStudio(storage, address, refuse(400, 'The service ID not found. To find this ID, visit …'))
  await press('Send a test')
  const words = /^Refused \d\d:\d\d: the service ID was not found$/
  await expect
    .element(page.getByRole('radio', { name: /Refused \d\d:\d\d: the service ID was not found$/ }))
    .toBeVisible()
  for (const step of steps) {
    await router.navigate({ href: `/forms/contact/${step}` })
    await expect.element(page.getByRole('banner').getByText(words)).toBeVisible()
    await expect.poll(() => [step, dot(), greens()]).toEqual([step, 'bad', 0])
    if (step === 'publish') await expect.element(page.getByRole('main').getByText(words)).toBeVisible()
  }
  await router.navigate({ href: '/connections' })
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText(/^400 The service ID not found/)).toBeVisible()
  await expect.poll(greens).toBe(0)
})

it('[T862] [T866] [T867] [F80] typed ids are not called connected; an accepted test is amber and asks; only “It arrived” turns it green; another id begins again', async () => {
  const storage = await storageWithForm(emailJs)
  const router = await openStudio(storage, address, accept)
  await expect.element(page.getByRole('radio', { name: /^EmailJS.*Entered, not tested$/ })).toBeVisible()
  await expect.element(page.getByRole('banner').getByText('Entered, not tested')).toBeVisible()
  await expect.element(page.getByText(/^Connected/)).not.toBeInTheDocument()
  await expect.poll(dot).toBe('neutral')
  await press('Send a test')
  await expect.element(page.getByRole('radio', { name: /Accepted \d\d:\d\d\. Did it arrive\?$/ })).toBeVisible()
  await expect.poll(() => [dot(), greens()]).toEqual(['wait', 0])
  await router.navigate({ href: '/forms/contact/build' })
  await router.navigate({ href: address })
  await press('It arrived')
  await expect.element(card).toHaveAccessibleName(/Arrived \d\d:\d\d$/)
  await expect.poll(dot).toBe('ok')
  await expect.poll(async () => (await storage.connections.list())[0]?.state).toMatchObject({ status: 'arrived' })
  await page.getByLabelText('Service ID').fill('service_2')
  await press('Use these ids')
  await expect.poll(dot).toBe('neutral')
  await expect.poll(() => storage.connections.list()).toEqual([{ ...emailJs, serviceId: 'service_2' }])
  await vi.waitFor(async () => expect((await savedDocument(storage)).form.delivery?.serviceId).toBe('service_2'))
})

it('[T332] [T866] [F80] a provider’s yes is the maker’s turn; “It did not” is red, and can be taken back', async () => {
  await openStudio(await storageWithForm(emailJs), address, accept)
  await press('Send a test')
  await expect.element(sheet.getByText('Accepted by EmailJS · service_1')).toBeVisible()
  await expect.element(sheet.getByText('Your turn')).toBeVisible()
  await expect.element(page.getByText('Arrived')).not.toBeInTheDocument()
  await press('It did not')
  await expect.element(page.getByRole('status').filter({ hasText: 'It is not in your mailbox' })).toBeInTheDocument()
  await expect.element(page.getByRole('radio', { name: /It did not arrive$/ })).toBeVisible()
  await expect.poll(() => [dot(), greens()]).toEqual(['bad', 0])
  await expect.element(page.getByText(/^EmailJS accepted it, so look there/)).toBeVisible()
  await press('It arrived after all')
  await expect.element(page.getByRole('status').filter({ hasText: 'You found it in your mailbox' })).toBeInTheDocument()
  await expect.poll(dot).toBe('ok')
})

it('[T865] swapped ids are noticed as they are pasted, and put in place at a press', async () => {
  const storage = await storageWithForm()
  await openStudio(storage, address)
  await way('EmailJS').click()
  await page.getByLabelText('Public key').fill('pk_1')
  await page.getByLabelText('Service ID').fill('template_1')
  await expect.element(page.getByText('This is the ID of a template: it begins with template_.')).toBeVisible()
  await page.getByLabelText('Template ID').fill('service_1')
  await press('Use these ids')
  expect(await storage.connections.list()).toEqual([])
  await press('Put them where they belong')
  await expect.element(page.getByLabelText('Service ID')).toHaveValue('service_1')
  await expect.element(page.getByLabelText('Template ID')).toHaveValue('template_1')
})

it('[T868] a test of ids that came with a form keeps them, so that what it shows is kept', async () => {
  const storage = await storageWithForm(emailJs, false)
  await openStudio(storage, address, accept)
  await press('Send a test')
  await expect.poll(dot).toBe('wait')
  await expect
    .poll(() => storage.connections.list())
    .toMatchObject([{ serviceId: 'service_1', state: { status: 'accepted' } }])
})

it('[T2013] [T866] [F80] “I did: it arrived” of a form with ids of its own turns header, card and Publish green alike', async () => {
  const storage = await storageWithForm(emailJs, false)
  const stored = await storage.forms.get('contact')
  if (stored) await storage.forms.take(stored.id, stored.document, 'page')
  const router = await openStudio(storage, '/forms/contact/publish')
  await expect.element(page.getByRole('banner').getByText('Entered, not tested')).toBeVisible()
  await press('I did: it arrived')
  await expect.element(page.getByRole('banner').getByText(/^Arrived \d\d:\d\d$/)).toBeVisible()
  await expect.element(page.getByRole('main').getByText(/^Arrived \d\d:\d\d$/)).toBeVisible()
  await router.navigate({ href: address })
  await expect.element(page.getByRole('radio', { name: /^EmailJS.*Arrived \d\d:\d\d$/ })).toBeVisible()
  await expect.element(page.getByText('The form has these ids of its own')).not.toBeInTheDocument()
  await expect.poll(dot).toBe('ok')
})
