import { brandFieldId } from '@letterslot/core'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openStudio, savedDocument, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { connectionFor, noAccountIds } from '../../domain/connections/account-ids.ts'
import { practiceConnection } from '../../model/connection.ts'

const ids = { publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
const emailJs = connectionFor('emailjs', { ...noAccountIds, ...ids }, [])
const address = '/forms/contact/connect'
/** The card of a way to send; its radio button is drawn by the card. */
const way = (title: string) => page.getByText(title, { exact: true }).first()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

beforeEach(() => localStorage.clear())
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
