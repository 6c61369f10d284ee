import { SendError } from '@letterslot/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { brandFieldId } from '../../document/new-id.ts'
import { openStudio, savedDocument, storageWithForm } from '../../open-studio.test.fixture.tsx'
import { RelayAnswerError } from '../../relay/relay-answer-error.ts'
import { createInboxReach } from '../../sending/inbox-reach.ts'
import { brandConnectionId, practiceConnection, type StoredConnection } from '../../storage/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { connectionFor, noAccountIds } from '../connections/account-ids.ts'

const ids = { publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
const emailJs = connectionFor('emailjs', { ...noAccountIds, ...ids }, [])
const sheet = page.getByRole('region', { name: 'Send me a test' })
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
    transport: () => async () => {
      sentBy.push(connection.kind === 'emailjs' ? connection.serviceId : connection.kind)
      return { status: 200, text: 'OK' }
    },
  })
  await openStudio({ ...storage, connections }, address, { carrierOf: accepting })
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

it('[T337] a test send through practice arrives, and is read in Messages', async () => {
  const storage = await storageWithForm(practiceConnection)
  const router = await openStudio(storage, address)
  await press('Send a test')
  await expect.element(page.getByText(/^“.+” is in Messages\.$/)).toBeVisible()
  await expect.poll(() => storage.practiceMails.list()).toHaveLength(1)
  await page.getByRole('link', { name: 'Read it' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/messages'))
  await expect.element(page.getByRole('heading', { level: 2, name: /^Write to us/ })).toHaveFocus()
})

it('[T332] a provider’s yes is the maker’s turn, and what they say is what stands there', async () => {
  const accepted = { transport: () => async () => ({ status: 200, text: 'OK' }) }
  await openStudio(await storageWithForm(emailJs), address, { carrierOf: () => accepted })
  await press('Send a test')
  await expect.element(sheet.getByText('Accepted by EmailJS · service_1')).toBeVisible()
  await expect.element(sheet.getByText('Your turn')).toBeVisible()
  await expect.element(page.getByText('Arrived')).not.toBeInTheDocument()
  await press('It did not')
  await expect.element(page.getByText(/^EmailJS accepted it, so look there/)).toBeVisible()
})

it('[T334] a refusal is quoted, with what it means', async () => {
  const error = new SendError({ code: 'provider-refused', status: 412, text: 'Gmail_API: Invalid grant', sent: 'no' })
  const refusing = { transport: () => () => Promise.reject(error) }
  await openStudio(await storageWithForm(emailJs), address, { carrierOf: () => refusing })
  await press('Send a test')
  await expect.element(page.getByText('It answered 412 Gmail_API: Invalid grant.')).toBeVisible()
  await expect.element(page.getByText(/Nothing has arrived\./)).toBeVisible()
  await expect.element(page.getByText(/^Accepted/)).not.toBeInTheDocument()
})

const refuse = (status: number, text: string) => {
  const error = new SendError({ code: 'rejected', status, text, sent: 'no' })
  return { carrierOf: () => ({ transport: () => () => Promise.reject(error) }) }
}
const accept = { carrierOf: () => ({ transport: () => async () => ({ status: 200, text: 'OK' }) }) }
const card = page.getByRole('radio', { name: /^EmailJS/ })
const dot = () => document.querySelector('header [data-destination]')?.getAttribute('data-tone')
const greens = () => document.querySelectorAll('[data-tone="ok"]').length
/** The studio's steps; the dot is in the header of each. */
const steps = ['build', 'email', 'connect', 'publish', 'try']

it('[T862] [F80] “Connected” is not said of ids that were only typed: they are entered, not tried', async () => {
  await openStudio(await storageWithForm(emailJs), address)
  await expect.element(page.getByRole('radio', { name: /^EmailJS.*Entered, not tried$/ })).toBeVisible()
  await expect.element(page.getByRole('banner').getByText('Entered, not tried')).toBeVisible()
  await expect.element(page.getByText(/^Connected/)).not.toBeInTheDocument()
  await expect.poll(dot).toBe('neutral')
})

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
    const tones = () => [step, dot(), document.querySelectorAll('header [data-tone="ok"]').length]
    await expect.poll(tones).toEqual([step, 'bad', 0])
  }
  await router.navigate({ href: '/connections' })
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText(/It answered 400 The service ID not found/)).toBeVisible()
  await expect.poll(greens).toBe(0)
})

it('[T866] [F80] an accepted test is amber and asks; only “It arrived” turns it green, and it stays so', async () => {
  const storage = await storageWithForm(emailJs)
  const router = await openStudio(storage, address, accept)
  await press('Send a test')
  await expect.element(page.getByRole('radio', { name: /Accepted \d\d:\d\d\. Did it arrive\?$/ })).toBeVisible()
  await expect.poll(() => [dot(), greens()]).toEqual(['wait', 0])
  await router.navigate({ href: '/forms/contact/build' })
  await router.navigate({ href: address })
  await press('It arrived')
  await expect.element(card).toHaveAccessibleName(/Arrived \d\d:\d\d$/)
  await expect.poll(dot).toBe('ok')
  await expect.poll(async () => (await storage.connections.list())[0]?.state).toMatchObject({ status: 'arrived' })
})

it('[T866] [F80] “It did not” is red, and can be taken back', async () => {
  await openStudio(await storageWithForm(emailJs), address, accept)
  await press('Send a test')
  await press('It did not')
  await expect.element(page.getByRole('radio', { name: /It did not arrive$/ })).toBeVisible()
  await expect.poll(() => [dot(), greens()]).toEqual(['bad', 0])
  await press('It arrived after all')
  await expect.poll(dot).toBe('ok')
})

it('[T867] [F80] another id in use is one connection still, and begins again at entered', async () => {
  const storage = await storageWithForm(emailJs)
  await openStudio(storage, address, accept)
  await press('Send a test')
  await press('It arrived')
  await expect.poll(dot).toBe('ok')
  await page.getByLabelText('Service ID').fill('service_2')
  await press('Use these ids')
  await expect.poll(dot).toBe('neutral')
  await expect.poll(() => storage.connections.list()).toEqual([{ ...emailJs, serviceId: 'service_2' }])
  await vi.waitFor(async () => expect((await savedDocument(storage)).form.delivery?.serviceId).toBe('service_2'))
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

const code = "emailjs.init({ publicKey: 'pk_123' })\nemailjs.sendForm('service_x1', 'template_7k', form)"

it('[T874] Connect begins with one question, and its answer is kept', async () => {
  const storage = await storageWithForm()
  const router = await openStudio(storage, address)
  await expect.element(page.getByRole('heading', { name: 'How do you get the mail?' })).toBeVisible()
  await page.getByRole('radio', { name: 'I run a server' }).click()
  await expect.element(page.getByText(/npm run letterslot -- serve/)).toBeVisible()
  await expect.element(page.getByLabelText('Address of the relay')).toBeVisible()
  await page.getByRole('radio', { name: 'I have no account yet' }).click()
  await expect.element(page.getByRole('heading', { name: 'From no account to your inbox' })).toBeVisible()
  await page.getByRole('radio', { name: 'I use EmailJS' }).click()
  await expect.element(page.getByLabelText('Your code')).toBeVisible()
  await page.getByRole('radio', { name: 'I have no account yet' }).click()
  await router.navigate({ href: '/forms/contact/build' })
  await router.navigate({ href: address })
  await expect.element(page.getByRole('heading', { name: 'From no account to your inbox' })).toBeVisible()
})

it('[T875] pasted code gives its ids to the fields, lit where they stand, with a verdict for each', async () => {
  const storage = await storageWithForm()
  await openStudio(storage, address)
  await page.getByRole('radio', { name: 'I use EmailJS' }).click()
  await page.getByLabelText('Your code').fill(code)
  await expect.element(page.getByText('Service ID found')).toBeVisible()
  const lit = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  await expect.poll(lit).toEqual(['pk_123', 'service_x1', 'template_7k'])
  await expect.element(page.getByText('No form in it: yours stays')).toBeVisible()
  await expect.element(page.getByLabelText('Template ID')).toHaveValue('template_7k')
  await press('Use these ids')
  await vi.waitFor(async () => expect(await storage.connections.list()).toMatchObject([{ serviceId: 'service_x1' }]))
})

it('[T875] an id that stands elsewhere is asked for, and a private key is taken out', async () => {
  await openStudio(await storageWithForm(), address)
  await page.getByRole('radio', { name: 'I use EmailJS' }).click()
  await page
    .getByLabelText('Your code')
    .fill(
      "emailjs.send(import.meta.env.VITE_SERVICE, 'template_7k', {}, { publicKey: 'pk_123', privateKey: 'sEcReT-sEcReT-12345' })",
    )
  await expect.element(page.getByText('Service ID stands elsewhere: type it below')).toBeVisible()
  await expect.element(page.getByText('A private key was in it. It is taken out.')).toBeVisible()
  await expect.poll(() => document.body.textContent).not.toContain('sEcReT')
})

it('[T875] what holds no call of EmailJS is called so', async () => {
  await openStudio(await storageWithForm(), address)
  await page.getByRole('radio', { name: 'I use EmailJS' }).click()
  await page.getByLabelText('Your code').fill('<p>Hello</p>')
  await expect.element(page.getByText('No call of EmailJS is in it')).toBeVisible()
})

it('[T876] from no account: three steps, each with its link, where it says what is free, and the mail to copy', async () => {
  await openStudio(await storageWithForm(), address)
  await page.getByRole('radio', { name: 'I have no account yet' }).click()
  const hosts = () => [...document.querySelectorAll<HTMLAnchorElement>('ol a[target="_blank"]')].map(({ href }) => href)
  await expect
    .poll(hosts)
    .toEqual([
      'https://dashboard.emailjs.com/sign-up',
      'https://dashboard.emailjs.com/admin/templates',
      'https://dashboard.emailjs.com/admin/account',
    ])
  await expect.element(page.getByText(/are free.*emailjs\.com\/pricing/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Plans of EmailJS' })).toBeVisible()
  expect(document.querySelector('main')?.textContent).not.toMatch(/\d+ mails|a month/)
  await expect.element(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Write to us: {{full_name}}')
  for (const part of ['Subject', 'Content (HTML)', 'To Email', 'Reply To']) {
    await expect.element(page.getByRole('button', { name: `Copy ${part}` })).toBeVisible()
  }
  await page.getByText('Other: without EmailJS').click()
  await press('Show me the commands')
  await expect.element(page.getByText(/LETTERSLOT_SMTP_URL/)).toBeVisible()
})

it('[T874] nothing scrolls sideways at 320 pixels, whatever is answered', async () => {
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(1280, 800))
  await openStudio(await storageWithForm(emailJs), address)
  for (const answer of ['I have no account yet', 'I run a server', 'I use EmailJS']) {
    await page.getByRole('radio', { name: answer }).click()
    await expect.element(page.getByRole('radio', { name: answer })).toBeChecked()
    await expect.poll(() => [answer, document.documentElement.scrollWidth]).toEqual([answer, 320])
  }
})

it('[T876] where the form names no recipient, the steps say whose address to write', async () => {
  const storage = await storageWithForm()
  const [kept] = await storage.forms.list()
  if (!kept) throw new Error('There is no form.')
  await storage.forms.save(kept.id, { ...kept.document, email: { ...kept.document.email, to: [] } }, 1)
  await openStudio(storage, address)
  await page.getByRole('radio', { name: 'I have no account yet' }).click()
  await expect.element(page.getByText(/^To Email: write your own address there\./)).toBeVisible()
})

it('[T338] ids that came with a form are used, said to be so, and kept or taken out at a press', async () => {
  const storage = await storageWithForm(emailJs, false)
  await openStudio(storage, address)
  await expect.element(page.getByText('These ids came with the form')).toBeVisible()
  await expect.element(page.getByText('EmailJS · service_1', { exact: true })).toBeVisible()
  await press('Keep them')
  await expect.element(page.getByText('These ids came with the form')).not.toBeInTheDocument()
  await expect.poll(async () => (await storage.connections.list()).map(({ kind }) => kind)).toEqual(['emailjs'])
})

it('[T338] a form can be disconnected from the ids that it brought', async () => {
  const storage = await storageWithForm(emailJs, false)
  await openStudio(storage, address)
  await press('Disconnect the form')
  await expect.element(page.getByText('Not connected: visitors’ answers would reach nobody.')).toBeVisible()
  await vi.waitFor(async () => expect((await savedDocument(storage)).form.delivery?.origin).toBe(''))
})

it('[T330] an extra parameter is sent by the form once it has a name and a field', async () => {
  const storage = await storageWithForm(practiceConnection)
  await openStudio(storage, address)
  await page.getByText('More', { exact: true }).click()
  await press('Add a parameter')
  const name = page.getByLabelText('Parameter of the template')
  await name.fill('user_id')
  await expect.element(page.getByText(/is used by the sending itself/)).toBeVisible()
  await name.fill('from_name')
  await page.getByLabelText('Field', { exact: true }).selectOptions('Your name')
  await vi.waitFor(async () =>
    expect(Object.keys((await savedDocument(storage)).form.delivery?.map ?? {})).toEqual(['from_name']),
  )
})

const noteSelect = () => page.getByLabelText(/^When a message comes late or may be a repeat/)
const relay = connectionFor('relay', { ...ids, origin: 'https://relay.example' }, [])

it('[T570] with EmailJS the place of the note is the long text by default, and another is kept with the form', async () => {
  const storage = await storageWithForm(emailJs)
  await openStudio(storage, address)
  await page.getByText('More', { exact: true }).click()
  const noteIn = async () => (await savedDocument(storage)).form.delivery?.noteIn
  await expect.element(noteSelect()).toHaveValue('message')
  await expect.element(page.getByRole('option', { name: 'Message, {{message}} (default)' })).toBeInTheDocument()
  await noteSelect().selectOptions('Your name, {{full_name}}')
  await vi.waitFor(async () => expect(await noteIn()).toBe('full_name'))
  await noteSelect().selectOptions('Nowhere: my template prints letterslot_repeat')
  await vi.waitFor(async () => expect(await noteIn()).toBe(''))
  await noteSelect().selectOptions('Message, {{message}} (default)')
  await vi.waitFor(async () => expect((await savedDocument(storage)).form.delivery).not.toHaveProperty('noteIn'))
})

it('[T571] beside it stand the parameters that a template can print about each message', async () => {
  await openStudio(await storageWithForm(emailJs), address)
  await page.getByText('More', { exact: true }).click()
  for (const name of ['reference', 'written_at', 'sent_at', 'attempts', 'repeat']) {
    await expect.element(page.getByText(`{{letterslot_${name}}}`, { exact: true })).toBeVisible()
  }
})

it('[T572] a relay gets no note by default, and Connect says why; practice asks nothing', async () => {
  await openStudio(await storageWithForm(relay), address)
  await page.getByText('More', { exact: true }).click()
  await expect.element(noteSelect()).toHaveValue('')
  await expect.element(page.getByText(/With a note, a repeat is another message there/)).toBeVisible()
  await way('Practice, in this page').click()
  await expect.element(noteSelect()).not.toBeInTheDocument()
})

it('[T604] a form with files takes another limit for them, which goes when it goes another way', async () => {
  const storage = await storageWithForm(emailJs)
  const [kept] = await storage.forms.list()
  if (!kept) throw new Error('There is no form.')
  const [first, ...others] = kept.document.form.pages
  if (!first) throw new Error('There is no page.')
  const file = {
    ...first.fields[0],
    id: brandFieldId('f9'),
    kind: 'file',
    name: 'cv',
    label: 'Your CV',
    rules: [],
  } as const
  const pages = [{ ...first, fields: [...first.fields, file] }, ...others]
  await storage.forms.save(kept.id, { ...kept.document, form: { ...kept.document.form, pages } }, 1)
  await openStudio(storage, address)
  await page.getByText('More', { exact: true }).click()
  const limit = page.getByLabelText('Files of one message together, at most, MB')
  const stored = async () => (await savedDocument(storage)).form.delivery?.maxFilesBytes
  await limit.fill('much')
  await expect.element(page.getByText('Write a number of megabytes.')).toBeVisible()
  await limit.fill('2')
  await vi.waitFor(async () => expect(await stored()).toBe(2_000_000))
  await way('Practice, in this page').click()
  await vi.waitFor(async () => expect((await savedDocument(storage)).connectionId).toBe('practice'))
  await expect.poll(stored).toBe(undefined)
})

it('[T573] a place that the form does not send any more is named, and another can be chosen', async () => {
  const storage = await storageWithForm(emailJs)
  const { form, ...rest } = await savedDocument(storage)
  if (!form.delivery) throw new Error('The form is connected.')
  await storage.forms.save(form.id, { ...rest, form: { ...form, delivery: { ...form.delivery, noteIn: 'gone' } } }, 1)
  await openStudio(storage, address)
  await page.getByText('More', { exact: true }).click()
  await expect.element(page.getByText('No text of this form is sent as {{gone}}. Choose another place.')).toBeVisible()
  await noteSelect().selectOptions('Your name, {{full_name}}')
  await expect.element(page.getByText(/No text of this form is sent as/)).not.toBeInTheDocument()
})

/** A test inbox of this computer that has stopped. */
const stopped = () => {
  const error = new RelayAnswerError(0, 'unreachable', 'The relay does not answer.')
  const reject = () => Promise.reject(error)
  return { place: 'test-inbox', pairTestInbox: reject, reach: createInboxReach({ hello: reject }) } as const
}
const testInbox = {
  kind: 'test-inbox',
  id: brandConnectionId('test-inbox'),
  name: 'Test inbox',
  publicKey: 'pk',
  serviceId: 'default',
  privateKey: 'sk',
} as const

it('[T311] while the test inbox does not answer, the header and its card say so', async () => {
  await openStudio(await storageWithForm(testInbox), address, stopped())
  await expect.element(page.getByText('Test inbox (does not answer)')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Test inbox on this computer.*Does not answer/ })).toBeVisible()
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

const screens: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['as it opens', async () => {}],
  [
    'with problems',
    async () => {
      await way('Your own relay').click()
      await press('Use these ids')
      await expect.element(page.getByText('This id is needed.').first()).toBeVisible()
    },
  ],
  [
    'after a test',
    async () => {
      await press('Send a test')
      await expect.element(page.getByText('Read it')).toBeVisible()
    },
  ],
  [
    'with EmailJS and More open',
    async () => {
      await way('EmailJS').click()
      for (const label of ['Public key', 'Service ID', 'Template ID']) await page.getByLabelText(label).fill('some_id')
      await press('Use these ids')
      await page.getByText('More', { exact: true }).click()
      await expect.element(noteSelect()).toBeVisible()
    },
  ],
  [
    'with the steps from no account',
    async () => {
      await page.getByRole('radio', { name: 'I have no account yet' }).click()
      await expect.element(page.getByRole('button', { name: 'Copy Subject' })).toBeVisible()
    },
  ],
  [
    'with pasted code',
    async () => {
      await page.getByRole('radio', { name: 'I use EmailJS' }).click()
      await page.getByLabelText('Your code').fill(code)
      await expect.element(page.getByText('Service ID found')).toBeVisible()
    },
  ],
  [
    'with an extra parameter that is wrong',
    async () => {
      await page.getByText('More', { exact: true }).click()
      await press('Add a parameter')
      await page.getByLabelText('Parameter of the template').fill('user_id')
    },
  ],
]

it.each(screens)('[T339] axe finds nothing on Connect %s, in light and in dark', async (_, prepare) => {
  await openStudio(await storageWithForm(practiceConnection), address)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await prepare()
  expect([await axeFaults('light'), await axeFaults('dark')]).toEqual([[], []])
})
