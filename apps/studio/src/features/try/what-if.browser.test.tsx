import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { newOutbox, openStudio, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { connectionFor, noAccountIds } from '../../domain/connections/account-ids.ts'
import { createSending } from '../../domain/sending/create-sending.ts'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import { practiceConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { fillAndSend, maker, press, subjects, visitor, whatIf } from './try-stage.test.fixture.ts'

const address = '/forms/contact/try'
const sent = visitor.getByRole('heading', { name: 'Sent', exact: true })
const notDelivered = visitor.getByRole('heading', { name: 'Not delivered yet' })
const arrived = maker.getByText('It has arrived', { exact: true })
let storage: StudioStorage

beforeEach(async () => {
  storage = await storageWithForm(practiceConnection)
})

async function mailText(): Promise<string> {
  return (await storage.practiceMails.list()).map(({ mail }) => mail.text).join('\n---\n')
}

it('[T550 T1071 F82] offline, then back online: not sent yet and saved, and no try; then sent at the first', async () => {
  await openStudio(storage, address)
  await press('offline')
  await fillAndSend()
  await expect.element(visitor.getByRole('heading', { name: 'Not sent yet. Saved on this device.' })).toBeVisible()
  await expect.element(visitor.getByText(/^You are offline\./)).toBeVisible()
  await expect.element(maker.getByText('Nothing has arrived yet. One message waits.')).toBeVisible()
  await expect.element(maker.getByText('Saved on the visitor’s device')).toBeVisible()
  await expect.element(maker.getByText('First try at once when it is back online')).toBeVisible()
  await expect.element(maker.getByRole('heading', { name: 'What arrives then' })).toBeVisible()
  await expect.element(maker.getByText(/not sent\.|perhaps sent\.|under way/)).not.toBeInTheDocument()
  expect(await subjects(storage)).toEqual([])
  await press('back online')
  await expect.element(sent).toBeVisible()
  await expect.element(arrived).toBeVisible()
  await expect.element(maker.getByText('First try: accepted')).toBeVisible()
  expect(await mailText()).not.toContain('Possible repeat')
})

/** Asserts what both read of a fault that a person has to mend. */
async function expectRefused(title: string, words: string): Promise<void> {
  await expect.element(notDelivered).toBeVisible()
  await expect.element(maker.getByText('Nothing has arrived. This needs you.')).toBeVisible()
  await expect.element(maker.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(maker.getByText(words)).toBeVisible()
  await expect.element(maker.getByRole('link', { name: /^EmailJS: / })).toBeVisible()
  expect(await subjects(storage)).toEqual([])
}

it('[T346 T551 T553 T565 F28] mailbox disconnected: the visitor keeps everything, the maker reads what to do, in words called simulated; mended, it is sent', async () => {
  await openStudio(storage, address)
  await press('mailbox disconnected')
  await fillAndSend()
  await expectRefused(
    'The mailbox is disconnected',
    '412 Gmail_API: Invalid grant. Please reconnect your Gmail account',
  )
  await expect.element(maker.getByText('What was simulated')).toBeVisible()
  await expect.element(maker.getByText('The provider’s words')).not.toBeInTheDocument()
  await expect.element(visitor.getByText('Gmail')).not.toBeInTheDocument()
  expect(await axeFaults()).toEqual([])
  await press('back online')
  await expect.element(sent).toBeVisible()
  await expect.element(arrived).toBeVisible()
})

it('[T551 T552 T556 F30] provider down: it waits; whoever leaves Try it ends the fault, and what waits goes out', async () => {
  const router = await openStudio(storage, address)
  await press('provider down')
  await fillAndSend()
  await expect.element(visitor.getByRole('heading', { name: 'Not sent yet. Saved on this device.' })).toBeVisible()
  await expect.element(maker.getByText('The provider has a fault').first()).toBeVisible()
  await expect.element(whatIf.getByText('Simulated: the provider has an outage. Practice is not asked.')).toBeVisible()
  await expect.element(page.getByText(/^This sends/)).not.toBeInTheDocument()
  await expect.element(maker.getByText('First try: perhaps sent.')).toBeVisible()
  expect(await subjects(storage)).toEqual([])
  await router.navigate({ to: '/messages' })
  await expect.poll(() => subjects(storage), { timeout: 10_000 }).toEqual(['Write to us: Grace Hopper'])
  await router.navigate({ to: '/forms/$formId/try', params: { formId: 'contact' } })
  await expect.element(whatIf.getByText('Nothing is simulated in this tab.')).toBeVisible()
})

it('[T551 T552 T557 F29] one fault at a time is pressed, and said what is simulated; pressed again, it ends and what waits goes out', async () => {
  await openStudio(storage, address)
  const pressed = whatIf.getByRole('button', { pressed: true })
  await expect.element(whatIf.getByText('Nothing is simulated in this tab.')).toBeVisible()
  await press('quota used up')
  await press('wrong template id')
  await expect.element(pressed).toHaveTextContent('wrong template id')
  await expect
    .element(whatIf.getByText('Simulated: the provider knows no such template. Practice is not asked.'))
    .toBeVisible()
  await fillAndSend()
  await expectRefused(
    'The template is not known',
    '400 The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  )
  await press('wrong template id')
  await expect.element(pressed).not.toBeInTheDocument()
  await expect.element(arrived).toBeVisible()
})

it('[T552 T558 F32] answer lost: the mail is there though the visitor cannot know; back online it stays one mail', async () => {
  await openStudio(storage, address)
  await press('answer lost')
  await expect
    .element(
      whatIf.getByText(
        'Simulated: every answer gets lost. Each try really goes to practice; only its answer is withheld.',
      ),
    )
    .toBeVisible()
  await fillAndSend()
  await expect.element(visitor.getByRole('heading', { name: /^Not sent yet/ })).toBeVisible()
  await expect.element(maker.getByText('It has arrived, but the visitor cannot know that yet')).toBeVisible()
  expect(await subjects(storage)).toHaveLength(1)
  await press('back online')
  await expect.element(sent).toBeVisible()
  await expect.element(visitor.getByText(/An earlier try may have arrived too/)).toBeVisible()
  await expect.element(arrived).toBeVisible()
  expect(await subjects(storage)).toHaveLength(1)
})

it('[T558 F32] answer lost, by a provider without ids: each try went, and every later one says that it is a possible repeat', async () => {
  const ids = { publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
  storage = await storageWithForm(connectionFor('emailjs', { ...noAccountIds, ...ids }, []))
  const got: Readonly<Record<string, string>>[] = []
  const transportOf = () => ({
    sendFor: () => async (params: Readonly<Record<string, string>>) => {
      got.push(params)
      return { status: 200, text: 'OK' }
    },
  })
  await openStudio(storage, address, { transportOf })
  await press('answer lost')
  await fillAndSend()
  await expect.element(maker.getByText('Perhaps it has arrived. One message waits for a clear answer.')).toBeVisible()
  await expect.element(maker.getByText('First try: perhaps sent.')).toBeVisible()
  await expect.element(maker.getByText('Second try: perhaps sent.')).toBeVisible()
  await expect.element(maker.getByText(/not sent\./)).not.toBeInTheDocument()
  await press('back online')
  await expect.element(maker.getByText(/this one says that it is a possible repeat/)).toBeVisible()
  const [first, ...later] = got.map((params) => params['letterslot_repeat'])
  expect(later.length).toBeGreaterThanOrEqual(2)
  expect([first, new Set(later)]).toEqual([undefined, new Set(['yes'])])
  expect(new Set(got.map((params) => params['letterslot_id'])).size).toBe(1)
})

it('[T559 F02] storage full: nothing is saved and nothing says so; it is sent all the same', async () => {
  const sending = createSending(storage)
  const outbox = newOutbox(storage, sending)
  await openStudio(storage, address, { ...sending, outbox })
  await press('storage full')
  await fillAndSend()
  await expect.element(sent).toBeVisible()
  await expect.element(maker.getByText('Not saved: kept in the open page alone')).toBeVisible()
  await expect.element(page.getByText(/[Ss]aved on (this|the visitor’s) device/)).not.toBeInTheDocument()
  expect(outbox.health().keeping).toBe('strict')
})

it('[T560] slow line: still sending, saved; the answer comes at once when the line is quick again', async () => {
  await openStudio(storage, address)
  await press('slow line')
  await fillAndSend()
  await expect.element(visitor.getByText('Still sending. Your answers are saved on this device.')).toBeVisible()
  await expect.element(maker.getByText('First try under way')).toBeVisible()
  await press('back online')
  await expect.element(sent).toBeVisible()
})
