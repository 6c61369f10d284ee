import { createMemoryStore, createOutbox } from '@letterslot/client/outbox'
import { createSubmissionId } from '@letterslot/core'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newStorage, openStudio } from '../../app/open-studio.test.fixture.tsx'
import { entry, submission } from '../../domain/sending/entry.test.fixture.ts'
import { disconnected, enqueue, list, message, reference, studio, withRefused } from './outbox.test.kit.tsx'

beforeEach(() => page.viewport(1280, 800))

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

it('[T541] [F05] where all that the browser gives is a relaxed commit, the view says what a power cut could do', async () => {
  vi.spyOn(IDBTransaction.prototype, 'durability', 'get').mockReturnValue('relaxed')
  await openStudio(await newStorage(), '/messages')
  await expect.element(page.getByText(/A message outlives this page, but perhaps not a power cut\.$/)).toBeVisible()
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
