import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newOutbox, openStudio, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { createSending } from '../../domain/sending/create-sending.ts'
import { connectedBy, contactDocument, emailJs } from '../../domain/sending/entry.test.fixture.ts'
import { sendRouteOf } from '../../domain/sending/send-route.ts'
import { simulatedMark } from '../../domain/sending/simulated.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { practiceConnection } from '../../model/connection.ts'
import { disconnected, enqueue, list, message, studio, withRefused } from './outbox.test.kit.tsx'

beforeEach(() => page.viewport(1280, 800))

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
