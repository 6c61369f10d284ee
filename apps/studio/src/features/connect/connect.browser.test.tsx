import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openStudio, savedDocument, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { connectionFor, noAccountIds } from '../../domain/connections/account-ids.ts'
import { createInboxMonitor } from '../../domain/sending/inbox-monitor.ts'
import { RelayAnswerError } from '../../domain/sending/relay-answer-error.ts'
import { brandConnectionId, practiceConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'

const ids = { publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
const emailJs = connectionFor('emailjs', { ...noAccountIds, ...ids }, [])
const address = '/forms/contact/connect'
/** The card of a way to send; its radio button is drawn by the card. */
const way = (title: string) => page.getByText(title, { exact: true }).first()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function fillIds(): Promise<void> {
  await page.getByLabelText('Public key').fill(' pk_1 ')
  await page.getByLabelText('Service ID').fill('service_1')
  await page.getByLabelText('Template ID').fill('template_1')
}

beforeEach(() => localStorage.clear())
const noteSelect = () => page.getByLabelText(/^When a message comes late or may be a repeat/)
const code = "emailjs.init({ publicKey: 'pk_123' })\nemailjs.sendForm('service_x1', 'template_7k', form)"

it('[T335] a form that is not connected says what that means', async () => {
  await openStudio(await storageWithForm(), address)
  await expect.element(page.getByText('Not connected: visitors’ answers would reach nobody.')).toBeVisible()
  await expect.element(page.getByText('Connect first, then send yourself a test.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send a test' })).not.toBeInTheDocument()
})

it('[T335] practice is chosen at a press, and the header says so', async () => {
  const storage = await storageWithForm()
  await openStudio(storage, address)
  await way('Practice, in this page').click()
  await expect.element(page.getByText('Practice (in this page)')).toBeVisible()
  await vi.waitFor(async () => expect((await savedDocument(storage)).connectionId).toBe('practice'))
  await expect.poll(() => storage.connections.list()).toEqual([practiceConnection])
})

it('[T336] what is missing is named at each id, and the first takes the focus; whole ids are used and kept once', async () => {
  const storage = await storageWithForm()
  await storage.connections.put(emailJs)
  await openStudio(storage, address)
  await way('EmailJS').click()
  await page.getByLabelText('Service ID').fill('')
  await page.getByLabelText('Template ID').fill('')
  await press('Use these ids')
  await expect.element(page.getByLabelText('Service ID')).toHaveFocus()
  await expect.poll(() => page.getByText('This id is needed.').elements()).toHaveLength(2)
  await fillIds()
  await press('Use these ids')
  await expect.element(page.getByRole('button', { name: 'In use' })).toBeVisible()
  await vi.waitFor(async () => expect((await savedDocument(storage)).connectionId).toBe(emailJs.id))
  expect((await savedDocument(storage)).form.delivery).toEqual({
    origin: 'https://api.emailjs.com',
    ...ids,
    fallback: { email: 'me@example.org' },
  })
  await expect.poll(() => storage.connections.list()).toEqual([emailJs])
})

it('[T336] the ids in use stand in their fields', async () => {
  await openStudio(await storageWithForm(emailJs), address)
  await expect.element(page.getByLabelText('Public key')).toHaveValue('pk_1')
  await expect.element(page.getByRole('button', { name: 'In use' })).toBeVisible()
})

it('[T336] a relay’s address is asked for as one; until the ids are used the form sends as before', async () => {
  const storage = await storageWithForm(practiceConnection)
  await openStudio(storage, address)
  await way('Your own relay').click()
  await expect.element(page.getByText(/Until you use these, the form stays with Practice\.$/)).toBeVisible()
  await page.getByLabelText('Address of the relay').fill('http://forms.example.org')
  await fillIds()
  await press('Use these ids')
  await expect.element(page.getByText(/^Enter an address such as https/)).toBeVisible()
  expect((await savedDocument(storage)).connectionId).toBe('practice')
  await page.getByLabelText('Address of the relay').fill('https://forms.example.org/')
  await press('Use these ids')
  await expect.element(page.getByRole('banner').getByText('Your own relay · forms.example.org')).toBeVisible()
  const origin = async () => (await savedDocument(storage)).form.delivery?.origin
  await expect.poll(origin).toBe('https://forms.example.org')
})

it('[T338] ids that came with a form are used, said to be so, and kept or taken out at a press', async () => {
  const storage = await storageWithForm(emailJs, false)
  await openStudio(storage, address)
  await expect.element(page.getByText('The form has these ids of its own')).toBeVisible()
  await expect.element(page.getByText('EmailJS · service_1', { exact: true })).toBeVisible()
  await press('Keep them')
  await expect.element(page.getByText('The form has these ids of its own')).not.toBeInTheDocument()
  await expect.poll(async () => (await storage.connections.list()).map(({ kind }) => kind)).toEqual(['emailjs'])
})

it('[T338] a form can be disconnected from the ids that it brought', async () => {
  const storage = await storageWithForm(emailJs, false)
  await openStudio(storage, address)
  await press('Disconnect the form')
  await expect.element(page.getByText('Not connected: visitors’ answers would reach nobody.')).toBeVisible()
  await vi.waitFor(async () => expect((await savedDocument(storage)).form.delivery?.origin).toBe(''))
})

/** A test inbox of this computer that has stopped. */
const stopped = () => {
  const error = new RelayAnswerError(0, 'unreachable', 'The relay does not answer.')
  const reject = () => Promise.reject(error)
  return { place: 'test-inbox', pairTestInbox: reject, inboxMonitor: createInboxMonitor({ hello: reject }) } as const
}
const testInbox = {
  kind: 'test-inbox',
  id: brandConnectionId('test-inbox'),
  name: 'Test inbox',
  publicKey: 'pk',
  serviceId: 'default',
  privateKey: 'sk',
} as const

it('[T311] while the test inbox does not answer, the header, its card and Try it say so', async () => {
  const arrivedAt = new Date().toISOString()
  const storage = await storageWithForm({ ...testInbox, state: { status: 'proven', arrivedAt } })
  const router = await openStudio(storage, address, stopped())
  await expect.element(page.getByText('Test inbox (does not answer)')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Test inbox on this computer.*Does not answer/ })).toBeVisible()
  await router.navigate({ to: '/forms/$formId/try', params: { formId: 'contact' } })
  await expect.element(page.getByText('Goes to: Test inbox (does not answer)')).toBeVisible()
  expect(document.querySelectorAll('[data-destination][data-tone="ok"]')).toHaveLength(0)
})

it('[T1956] [F80] before this browser’s connections are read nothing is said of them', async () => {
  const storage = await storageWithForm(emailJs)
  const unread = { ...storage, connections: { ...storage.connections, watch: () => () => undefined } }
  const router = await openStudio(unread, address)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Connect' })).toBeVisible()
  const said = page.getByText(/Not connected|Connect first|Needs three ids/)
  await expect.element(said).not.toBeInTheDocument()
  await router.navigate({ to: '/forms/$formId/try', params: { formId: 'contact' } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Try it' })).toBeVisible()
  await expect.element(said).not.toBeInTheDocument()
})

it('[T335] a test inbox that cannot be connected says why, and the form sends as before', async () => {
  const storage = await storageWithForm(practiceConnection)
  await openStudio(storage, address, stopped())
  await way('Test inbox on this computer').click()
  await expect
    .element(page.getByText('The test inbox could not be connected. The relay does not answer.'))
    .toBeVisible()
  await expect.element(page.getByText(/^Mail of this form goes to the test inbox/)).not.toBeInTheDocument()
  expect((await savedDocument(storage)).connectionId).toBe('practice')
})

/** Each act, and axe looks at what it left. */
const screens: readonly (readonly [string, readonly (() => Promise<unknown>)[]])[] = [
  [
    'as it opens, after a test and with problems',
    [
      async () => {},
      async () => {
        await press('Send a test')
        await expect.element(page.getByText('Read it')).toBeVisible()
      },
      async () => {
        await way('Your own relay').click()
        await press('Use these ids')
        await expect.element(page.getByText('This id is needed.').first()).toBeVisible()
      },
    ],
  ],
  [
    'with the steps from no account, and with pasted code',
    [
      async () => {
        await page.getByRole('radio', { name: 'I have no account yet' }).click()
        await expect.element(page.getByRole('button', { name: 'Copy Subject' })).toBeVisible()
      },
      async () => {
        await page.getByRole('radio', { name: 'I use EmailJS' }).click()
        await page.getByLabelText('Your code').fill(code)
        await expect.element(page.getByText('Service ID found')).toBeVisible()
      },
    ],
  ],
  [
    'with EmailJS and More open, and with an extra parameter that is wrong',
    [
      async () => {
        await way('EmailJS').click()
        for (const label of ['Public key', 'Service ID', 'Template ID']) {
          await page.getByLabelText(label).fill('some_id')
        }
        await press('Use these ids')
        await page.getByText('More', { exact: true }).click()
        await expect.element(noteSelect()).toBeVisible()
      },
      async () => {
        await press('Add a parameter')
        await page.getByLabelText('Parameter of the template').fill('user_id')
      },
    ],
  ],
]

it.each(screens)('[T339] axe finds nothing on Connect %s, in light and in dark', async (_, acts) => {
  await openStudio(await storageWithForm(practiceConnection), address)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const act of acts) {
    await act()
    expect(await axeFaults()).toEqual([])
  }
})
