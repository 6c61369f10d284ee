import { SendError, type SendErrorCode } from '@letterslot/client'
import { createMemoryStore, createOutbox, type Outbox } from '@letterslot/client/outbox'
import { createSubmissionId, referenceOf } from '@letterslot/core'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newOutbox, newStorage, openStudio, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { createSending } from '../../domain/sending/create-sending.ts'
import { connectedBy, contactDocument, emailJs, entry, submission } from '../../domain/sending/entry.test.fixture.ts'
import { sendRouteOf } from '../../domain/sending/send-route.ts'
import type { Sending } from '../../domain/sending/sending-context.ts'
import { simulatedMark } from '../../domain/sending/simulated.ts'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { practiceConnection, type StoredConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'

type Answer = 'OK' | { readonly code: SendErrorCode; readonly status: number; readonly text: string }

const disconnected: Answer = {
  code: 'provider-refused',
  status: 412,
  text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
}
const parked = { status: 'parked', code: 'unknown', sinceMs: 0 } as const
const list = page.getByRole('navigation', { name: 'Messages from this browser, newest first' })
const message = page.getByRole('complementary', { name: 'The message' })
const reference = (id: string): string => referenceOf(id)

afterEach(() => page.viewport(1280, 800))

/** A provider whose answers are set as the test goes on, and what went out to it. */
function provider(storage: StudioStorage) {
  const sent: Readonly<Record<string, string>>[] = []
  const by: string[] = []
  let answer: Answer = 'OK'
  const transportOf: Sending['transportOf'] = (connection) => ({
    sendFor: () => async (params) => {
      by.push(connection.kind)
      sent.push(params)
      if (answer === 'OK') return { status: 200, text: 'OK' }
      throw new SendError({ ...answer, sent: 'no' })
    },
  })
  return {
    sent,
    by,
    sending: { ...createSending(storage), transportOf },
    answers: (next: Answer): void => {
      answer = next
    },
  }
}

/** Takes a message in and waits until its first attempt is over. */
async function enqueue(outbox: Outbox, changes: Partial<typeof submission> = {}): Promise<string> {
  const { id } = await outbox.enqueue({
    ...submission,
    id: createSubmissionId(),
    writtenAt: new Date().toISOString(),
    ...changes,
  })
  const isOver = async (): Promise<void> =>
    expect((await outbox.get(id))?.state.status).toMatch(/^(sent|parked|waiting)$/)
  // One message a second goes out on a connection.
  await vi.waitFor(isOver, 10_000)
  return id
}

/** A studio whose form sends by EmailJS, with its outbox over IndexedDB. */
async function studio(connection: StoredConnection = emailJs) {
  const storage = await storageWithForm(connection)
  const { sending, ...rest } = provider(storage)
  const outbox = newOutbox(storage, sending)
  return {
    storage,
    outbox,
    sending,
    open: (address = '/messages') => openStudio(storage, address, { outbox, ...sending }),
    ...rest,
  }
}

/** A studio with one message that was refused, opened. */
async function withRefused() {
  const made = await studio()
  made.answers(disconnected)
  const id = await enqueue(made.outbox)
  const router = await made.open(`/messages?view=browser&message=${id}`)
  await expect.element(message.getByRole('heading', { level: 2 })).toHaveFocus()
  return { ...made, id, router }
}

it('[T524] [T525] before anything was sent it says whose messages pass here; then one row is one message, newest first, as it is taken in', async () => {
  const { outbox, open, answers } = await studio()
  await open()
  await expect
    .element(page.getByText(/^Nothing sent from this browser yet\. Visitors’ messages never pass/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Try a form' })).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: /^Export/ }).elements()).toEqual([])
  const sent = await enqueue(outbox)
  answers(disconnected)
  const refused = await enqueue(outbox, { params: { full_name: 'Grace Hopper' } })
  const rows = (): readonly (string | null)[] =>
    list
      .getByRole('button')
      .elements()
      .map((row) => row.textContent)
  await vi.waitFor(() =>
    expect(rows()).toEqual([
      expect.stringMatching(
        `^Grace Hopper ${reference(refused)}Write to usNeeds a person412 Gmail_API: Invalid grant.*\\d\\d:\\d\\d$`,
      ),
      expect.stringMatching(`^${reference(sent)}Write to usSent\\d\\d:\\d\\d$`),
    ]),
  )
})

it('[T527] [T528] [T529] [T1141] [T1173] [F28] an open message tells what happened, in whose words and from which host, what to do where, and each attempt; tried again, it goes out under its id, and a receipt is left', async () => {
  const { id, sent, answers } = await withRefused()
  await expect.element(message.getByRole('heading', { name: 'The mailbox is disconnected' })).toBeVisible()
  await expect
    .element(message.getByText(/^It is tried again by itself .*, while Letterslot is open in this browser\.$/))
    .toBeVisible()
  await expect
    .element(message.getByRole('blockquote'))
    .toHaveTextContent('412 Gmail_API: Invalid grant. Please reconnect your Gmail account')
  await expect.element(message.getByText(/^Open Email Services, choose the service/)).toBeVisible()
  await expect
    .element(message.getByRole('link', { name: 'EmailJS: Email Services (opens another site)' }))
    .toHaveAttribute('href', 'https://dashboard.emailjs.com/admin')
  await expect
    .element(message.getByRole('link', { name: 'Check the connection' }))
    .toHaveAttribute('href', '/forms/contact/connect')
  await expect.element(message.getByText('api.emailjs.com', { exact: true })).toBeVisible()
  await expect.element(message.getByText(/^next (at|on) /)).toBeVisible()
  const attempts = () =>
    message
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(attempts)
    .toEqual([
      expect.stringContaining('The mailbox is disconnected412 Gmail_API'),
      expect.stringContaining('Written here'),
    ])
  await expect.element(message.getByRole('heading', { level: 2, name: 'Ada Lovelace' })).toBeVisible()
  await expect.element(message.getByText('ada@example.org', { exact: true }).first()).toBeVisible()
  await expect.element(message.getByText(`Write to us · Reference ${reference(id)}`, { exact: false })).toBeVisible()
  await expect.element(message.getByRole('term').first()).toHaveTextContent('Your name')
  await expect.element(message.getByRole('definition').first()).toHaveTextContent('Ada Lovelace')
  const files: Promise<string>[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push(blob.text())
    return 'about:blank'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await message.getByRole('button', { name: 'Download the answers' }).click()
  await expect.poll(() => names).toEqual([`${reference(id)}.txt`])
  expect(await files[0]).toMatch(/^Your name: Ada Lovelace\n/)
  answers('OK')
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect.element(message.getByRole('heading', { name: 'Accepted' })).toBeVisible()
  await expect.element(list.getByText('at try 2')).toBeVisible()
  await expect.element(message.getByRole('heading', { name: 'Attempts' })).toBeVisible()
  await expect.poll(() => message.getByText(/^next /).elements()).toEqual([])
  expect(sent.map((params) => params['letterslot_id'])).toEqual([id, id])
  await expect
    .element(message.getByText('What was written is gone from this device once it was accepted.'))
    .toBeVisible()
  await expect.element(message.getByText('Ada Lovelace')).not.toBeInTheDocument()
  await expect.element(message.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await expect.element(message.getByRole('heading', { level: 2, name: 'Write to us' })).toBeVisible()
  await expect.element(message.getByText(`Reference ${reference(id)}`, { exact: false })).toBeVisible()
})

it('[T565] an answer that *What if…* played is said to be simulated, and asks nothing of its maker', async () => {
  const { outbox, open, answers } = await studio()
  answers({ ...disconnected, text: `${disconnected.text}${simulatedMark}` })
  const id = await enqueue(outbox)
  await open(`/messages?view=browser&message=${id}`)
  await expect.element(message.getByRole('heading', { name: 'Simulated: The mailbox is disconnected' })).toBeVisible()
  await expect.element(message.getByText(/Your provider did not give it\.$/)).toBeVisible()
  await expect
    .element(message.getByRole('blockquote'))
    .toHaveTextContent('Simulated: 412 Gmail_API: Invalid grant. Please reconnect your Gmail account')
  await expect.element(message.getByText('The provider’s words')).not.toBeInTheDocument()
  await expect.element(list.getByText(/^Simulated: 412 Gmail_API/)).toBeVisible()
  await expect.element(message.getByRole('link')).not.toBeInTheDocument()
})

it('[T530] [F43] where the form sends another way now, it asks; *as it was written* keeps the snapshot', async () => {
  const { storage, by, answers } = await withRefused()
  const changed = { ...emailJs, templateId: 'template_2' }
  await storage.connections.put(changed)
  const document = (await storage.forms.get('contact'))?.document
  if (!document) throw new Error('The form is not there.')
  await storage.forms.save(document.form.id, connectedBy(document, changed), 1)
  answers('OK')
  await message.getByRole('button', { name: 'Try again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which way should it go?' })
  await expect.element(dialog.getByText('The ids of the connection are other ones now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'As it was written' }).click()
  await expect.element(message.getByRole('heading', { name: 'Accepted' })).toBeVisible()
  expect(by).toEqual(['emailjs', 'emailjs'])
})

it('[T531] [F43] a connection that was deleted is named, and the message goes the form’s way now at a press', async () => {
  const { storage, outbox, id, by, answers } = await withRefused()
  const stored = await storage.forms.get('contact')
  if (!stored) throw new Error('The form is not there.')
  await storage.connections.put(practiceConnection)
  const { delivery: _, ...form } = stored.document.form
  await storage.forms.save(stored.id, { ...stored.document, form, connectionId: practiceConnection.id }, 1)
  await storage.connections.remove(emailJs.id)
  answers('OK')
  await message.getByRole('button', { name: 'Try again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Its connection was deleted' })
  await expect.element(dialog.getByText(/written for EmailJS, service_1, a connection that is not/)).toBeVisible()
  await dialog.getByRole('button', { name: 'As the form is now' }).click()
  await expect.element(message.getByRole('heading', { name: 'Accepted' })).toBeVisible()
  expect(by).toEqual(['emailjs', 'practice'])
  expect((await outbox.get(id))?.state.status).toBe('sent')
})

it('[T531] [F43] without a way it leads to Connect, and the message waits', async () => {
  const { storage, outbox, id } = await withRefused()
  await storage.connections.remove(emailJs.id)
  const stored = await storage.forms.get('contact')
  if (!stored) throw new Error('The form is not there.')
  const { delivery: _, ...form } = stored.document.form
  await storage.forms.save(stored.id, { ...stored.document, form, connectionId: undefined }, 1)
  await message.getByRole('button', { name: 'Try again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Its connection was deleted' })
  await expect.element(dialog.getByText('The form is not connected now. Connect it, then try again.')).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Open Connect' }))
    .toHaveAttribute('href', '/forms/contact/connect')
  expect((await outbox.get(id))?.state.status).toBe('parked')
})

it('[T532] an edited message goes out again under the same id', async () => {
  const { id, sent, answers } = await withRefused()
  answers('OK')
  await message.getByRole('button', { name: 'Edit and send again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit and send again' })
  await dialog.getByLabelText('Message').fill('Is it open on Sundays?')
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect.element(message.getByRole('heading', { name: 'Accepted' })).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ letterslot_id: id, full_name: 'Ada Lovelace', message: 'Is it open on Sundays?' })
})

it('[T533] [T535] [T787] [F78] all messages are given out as a table or as data; a table says which cells it changed', async () => {
  const { outbox, open } = await studio()
  const id = await enqueue(outbox)
  await open()
  const names: string[] = []
  const texts: Promise<string>[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) texts.push(blob.text())
    return 'about:blank'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  for (const kind of ['As a table (CSV)', 'As data (JSON)']) {
    await page.getByRole('button', { name: 'Export all (1)' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  await expect.poll(() => names).toEqual(['letterslot-messages.csv', 'letterslot-messages.json'])
  const [csv = '', json = ''] = await Promise.all(texts)
  expect(csv).toContain(`\r\n"${id}","${reference(id)}","Write to us"`)
  expect(JSON.parse(json)).toMatchObject([{ id, state: 'sent' }])
  const changed = page.getByText('In the table, one cell begins with an apostrophe', { exact: false })
  await expect.element(changed).not.toBeInTheDocument()
  await enqueue(outbox, { form: { ...submission.form, title: '\u200b=HYPERLINK("https://example.org")' } })
  await page.getByRole('button', { name: 'Export all (2)' }).click()
  await page.getByRole('menuitem', { name: 'As a table (CSV)' }).click()
  await expect.element(changed).toBeVisible()
})

it('[T1142] what is listed is given out, and how much that is; *all* is said where nothing narrows the list', async () => {
  const { outbox, open, answers } = await studio()
  answers(disconnected)
  await enqueue(outbox)
  await enqueue(outbox, { params: { full_name: 'Grace Hopper' } })
  await open()
  const texts: Promise<string>[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) texts.push(blob.text())
    return 'about:blank'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  await expect.element(page.getByRole('button', { name: 'Export all (2)' })).toBeVisible()
  await page.getByRole('searchbox').fill('hopper')
  await page.getByRole('button', { name: 'Export listed (1)' }).click()
  await page.getByRole('menuitem', { name: 'As data (JSON)' }).click()
  await vi.waitFor(() => expect(texts).toHaveLength(1))
  expect(JSON.parse((await texts[0]) ?? '')).toMatchObject([{ answers: { full_name: 'Grace Hopper' } }])
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: /^2 Not delivered yet/ }).click()
  await expect.element(page.getByRole('button', { name: 'Export listed (2)' })).toBeVisible()
  await page.getByRole('button', { name: /^0 Sent/ }).click()
  await expect.element(page.getByRole('button', { name: /^Export/ })).not.toBeInTheDocument()
})

it('[T537] the navigation says at Messages how many are not sent', async () => {
  const { outbox, open, answers } = await studio()
  await open('/')
  const nav = page.getByRole('navigation', { name: 'Main' }).first()
  await expect.element(nav.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  answers(disconnected)
  const id = await enqueue(outbox)
  await enqueue(outbox)
  await expect.element(nav.getByRole('link', { name: 'Messages, 2 not sent', exact: true })).toBeVisible()
  await outbox.remove(id)
  await expect.element(nav.getByRole('link', { name: 'Messages, 1 not sent', exact: true })).toBeVisible()
})

it('[T1211] the tab of the view draws the number as the navigation does', async () => {
  const { outbox, open, answers } = await studio()
  answers(disconnected)
  await enqueue(outbox)
  await open()
  const nav = page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Messages, 1 not sent' })
  const tab = page.getByRole('navigation', { name: 'Views of Messages' }).getByRole('link', { name: /, 1 not sent$/ })
  await expect.element(tab).toBeVisible()
  const badgeIn = (link: Element) => link.querySelector('[data-count="1"]')?.className
  expect(badgeIn(nav.element())).toBeTruthy()
  expect(badgeIn(tab.element())).toBe(badgeIn(nav.element()))
})

it('[T538] messages are counted, and each count shows those alone', async () => {
  const { outbox, open, answers } = await studio()
  await enqueue(outbox)
  answers(disconnected)
  await enqueue(outbox)
  await open()
  const person = page.getByRole('button', { name: '1 Not delivered yet: needs a person' })
  await person.click()
  await expect.element(list.getByText('Sent', { exact: true })).not.toBeInTheDocument()
  await expect.element(list.getByRole('button').getByText('Needs a person')).toBeVisible()
  await page.getByRole('button', { name: '0 Not sent yet' }).click()
  await expect.element(page.getByText('None of these.')).toBeVisible()
  await page.getByRole('button', { name: '0 Not sent yet' }).click()
  await expect.poll(() => list.getByRole('button').elements()).toHaveLength(2)
})

it('[T1012] who wrote stands beside the form, and words, form and count narrow the list together', async () => {
  const { outbox, open, answers } = await studio()
  answers(disconnected)
  await enqueue(outbox)
  await enqueue(outbox, { params: { full_name: 'Grace Hopper', email: 'grace@example.org', message: 'Compilers' } })
  await enqueue(outbox, { params: { name: 'Mei Tanaka' }, form: { id: 'course', title: 'Summer workshop' } })
  await open()
  const rows = list.getByRole('button')
  await vi.waitFor(() =>
    expect(rows.nth(1).element().textContent).toMatch(/^Grace Hopper grace@example\.org · .{7}Write to us/),
  )
  const search = page.getByRole('searchbox', { name: 'Search names, answers, references' })
  await search.fill('compilers grace')
  await vi.waitFor(() => expect(rows.elements()).toHaveLength(1))
  await expect.element(page.getByText('1 message matches.')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '1 Not delivered yet: needs a person' })).toBeVisible()
  await page.getByLabelText('Form', { exact: true }).selectOptions('Summer workshop')
  await expect.element(page.getByText('No message matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await vi.waitFor(() => expect(rows.elements()).toHaveLength(3))
  await page.getByLabelText('Form', { exact: true }).selectOptions('Summer workshop')
  await expect.element(rows.getByText('Mei Tanaka')).toBeVisible()
  await expect.poll(() => rows.elements()).toHaveLength(1)
})

it('[T541] [T1013] two waiting messages of one earlier day are told apart by writer, reference and time; that they are not kept is said', async () => {
  const outbox = createOutbox({ store: createMemoryStore(), send: () => new Promise(() => undefined) })
  onTestFinished(() => outbox.close())
  const at = (minute: number): string => new Date(2026, 9, 3, 12, minute).toISOString()
  const ids = [createSubmissionId(), createSubmissionId()]
  for (const [index, id] of ids.entries()) await outbox.enqueue({ ...submission, id, writtenAt: at(10 + index) })
  await openStudio(await newStorage(), '/messages', { outbox })
  await expect.element(list.getByText('October 3, 2026, 12:11')).toBeVisible()
  await expect.element(list.getByText('October 3, 2026, 12:10')).toBeVisible()
  for (const id of ids) await expect.element(list.getByText(reference(id))).toBeVisible()
  await expect.element(page.getByRole('alert').getByText(/keep this page open until they are\.$/)).toBeVisible()
})

it('[T1013] beside an open message two waiting ones are still told apart: no reference is cut off', async () => {
  const outbox = createOutbox({ store: createMemoryStore(), send: () => new Promise(() => undefined) })
  onTestFinished(() => outbox.close())
  const params = { full_name: 'Ada Lovelace', email: 'ada.augusta.lovelace@long-name.example.org' }
  const ids = [createSubmissionId(), createSubmissionId()]
  for (const id of ids) await outbox.enqueue({ ...submission, id, params, writtenAt: new Date().toISOString() })
  await openStudio(await newStorage(), `/messages?view=browser&message=${ids[0]}`, { outbox })
  for (const id of ids) {
    const shown = list.getByText(reference(id), { exact: true })
    await expect.element(shown).toBeVisible()
    const row = list.getByRole('button', { name: new RegExp(reference(id)) })
    const rightEdge = () => shown.element().getBoundingClientRect().right
    const cellEdge = () => row.element().firstElementChild?.getBoundingClientRect().right
    await expect.poll(() => rightEdge() - (cellEdge() ?? 0)).toBeLessThanOrEqual(0.5)
  }
})

it('[T539] on a phone it is the list or the message, and nothing scrolls sideways', async () => {
  await page.viewport(320, 640)
  await withRefused()
  await expect.element(list).not.toBeInTheDocument()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await message.getByRole('button', { name: 'All messages' }).click()
  await expect.element(list).toBeVisible()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('[T540] an open message takes the focus and gives it back to its row', async () => {
  const { outbox, open, answers } = await studio()
  answers(disconnected)
  await enqueue(outbox)
  await open()
  await expect.element(list.getByRole('button')).toBeVisible()
  list.getByRole('button').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(message.getByRole('heading', { level: 2, name: 'Ada Lovelace' })).toHaveFocus()
  await message.getByRole('button', { name: 'All messages' }).click()
  await expect.element(list.getByRole('button')).toHaveFocus()
})

it('[T1145] beside an open message a long state stays in its column', async () => {
  const outbox = createOutbox({ store: createMemoryStore(), send: () => new Promise(() => undefined) })
  onTestFinished(() => outbox.close())
  const retryMs = Date.now() + 30 * 3_600_000
  const waiting = entry({
    writtenAt: new Date(2026, 9, 3, 12, 10).toISOString(),
    state: { status: 'waiting', sinceMs: 0, retryMs },
  })
  await outbox.restore(waiting)
  await openStudio(await newStorage(), `/messages?view=browser&message=${waiting.id}`, { outbox })
  const state = list.getByText(/^Next try on /)
  await expect.element(state).toBeVisible()
  const time = list.getByText('October 3, 2026, 12:10')
  await expect
    .poll(() => time.element().getBoundingClientRect().left - state.element().getBoundingClientRect().right)
    .toBeGreaterThan(0)
})

it('[T536] [T1108] a deleted message comes back by its notice, as it was; the focus is not lost then, nor once a search without results was cleared', async () => {
  const { outbox, id } = await withRefused()
  const before = await outbox.get(id)
  const hasFocus = async (): Promise<void> => {
    await expect.poll(() => document.activeElement === document.body).toBe(false)
  }
  const press = async (name: string): Promise<void> => {
    const control = page.getByRole('button', { name, exact: true })
    await expect.element(control).toBeVisible()
    const element = control.element()
    if (element instanceof HTMLElement) element.focus()
    await userEvent.keyboard('{Enter}')
  }
  await press('Delete from this device')
  await expect.element(page.getByText('“Write to us” deleted from this device.')).toBeVisible()
  await expect.element(message).not.toBeInTheDocument()
  expect(await outbox.get(id)).toBe(undefined)
  await hasFocus()
  await press('Undo')
  await expect.element(list.getByRole('button')).toBeVisible()
  expect(await outbox.get(id)).toEqual(before)
  await hasFocus()
  await page.getByRole('searchbox').fill('nobody of this name')
  await press(outboxText.clear)
  await expect.element(list.getByRole('button')).toBeVisible()
  await hasFocus()
})

it('[T541] [F05] where all that the browser gives is a relaxed commit, the view says what a power cut could do', async () => {
  vi.spyOn(IDBTransaction.prototype, 'durability', 'get').mockReturnValue('relaxed')
  await openStudio(await newStorage(), '/messages')
  await expect.element(page.getByText(/A message outlives this page, but perhaps not a power cut\.$/)).toBeVisible()
})

it('[T542] a message that is not here any more says so, and leads back', async () => {
  const router = await (await studio()).open('/messages?view=browser&message=none')
  await expect.element(page.getByText('This message is not here any more.')).toBeVisible()
  await page.getByRole('button', { name: 'All messages' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ view: 'browser' }))
})

it('[T545] what practice accepted is said to be in Messages, with the way to its mail', async () => {
  const storage = await storageWithForm(practiceConnection)
  const sending = createSending(storage)
  const outbox = newOutbox(storage, sending)
  const id = await enqueue(outbox, sendRouteOf(contactDocument, practiceConnection))
  await openStudio(storage, `/messages?view=browser&message=${id}`, { outbox, ...sending })
  await expect.element(message.getByText('The mail is in Messages, under Practice.')).toBeVisible()
  await expect
    .element(message.getByRole('link', { name: 'Read it' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/messages\?view=practice&mail=./))
  await message.getByRole('link', { name: 'Read it' }).click()
  await expect.element(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveFocus()
})

it('[T546] [T1147] the key / brings the focus to the search; a message that a newer Letterslot wrote is listed, and left alone', async () => {
  const store = createMemoryStore()
  const outbox = createOutbox({ store, send: () => new Promise(() => undefined) })
  onTestFinished(() => outbox.close())
  await outbox.restore(entry({ format: 2, writtenAt: '', form: { id: '', title: '' }, params: {}, state: parked }))
  await openStudio(await newStorage(), '/messages', { outbox })
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await list.getByRole('button', { name: /Untitled form/ }).click()
  await expect.element(message.getByText(/^A newer Letterslot wrote this message\./)).toBeVisible()
  await expect.element(message.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

it('[T544] of a long list the newest are drawn, the rest at a press', async () => {
  const outbox = createOutbox({ store: createMemoryStore(), send: () => new Promise(() => undefined) })
  onTestFinished(() => outbox.close())
  for (let count = 1; count <= 63; count += 1) await outbox.enqueue({ ...submission, id: createSubmissionId() })
  await openStudio(await newStorage(), '/messages', { outbox })
  await expect.element(list.getByRole('button').first()).toBeVisible()
  await expect.poll(() => list.getByRole('button').elements()).toHaveLength(50)
  await page.getByRole('button', { name: 'Show older ones (13)' }).click()
  await vi.waitFor(() => expect(list.getByRole('button').elements()).toHaveLength(63))
})

it('[T543] axe finds nothing, in light and in dark: empty, with messages, with one open and with a dialog', async () => {
  const { outbox, open, answers, storage } = await studio()
  await open()
  await expect.element(page.getByText(/^Nothing sent from this browser yet/)).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await enqueue(outbox)
  answers(disconnected)
  await enqueue(outbox)
  await expect.element(list.getByRole('button').nth(1)).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await list.getByRole('button').first().click()
  await expect.element(message.getByRole('term').first()).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await message.getByRole('button', { name: 'Edit and send again' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await storage.connections.remove(emailJs.id)
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await axeFaults()).toEqual([])
})
