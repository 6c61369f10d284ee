import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newStorage, openStudio, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { axeFaults } from '../../ui/axe.test.fixture.ts'

beforeEach(() => localStorage.clear())
const address = '/forms/contact/connect'
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const placeholder = page.getByText('This looks like what examples have in place of an ID. Enter your own.')

it('[T2010] what examples have in place of an id is named once its field is left, and used only at the maker’s word', async () => {
  const storage = await storageWithForm()
  await openStudio(storage, address)
  await page.getByText('EmailJS', { exact: true }).first().click()
  await page.getByLabelText('Public key').fill('pUbLiC12345678901')
  await page.getByLabelText('Template ID').fill('template_a1')
  await page.getByLabelText('Service ID').fill('my_service')
  await expect.element(placeholder).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(placeholder).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await press('Use these ids')
  await expect.element(page.getByLabelText('Service ID')).toHaveFocus()
  expect(await storage.connections.list()).toEqual([])
  await press('They are right as they stand')
  await expect.element(placeholder).not.toBeInTheDocument()
  await press('Use these ids')
  await expect.poll(() => storage.connections.list()).toMatchObject([{ serviceId: 'my_service' }])
})

it('[T2010] a relay’s private key is named while it is typed, and is used at no word', async () => {
  const storage = await newStorage()
  await openStudio(storage, '/connections')
  await press('Add EmailJS')
  await page.getByLabelText('Service ID').fill('service_a1')
  await page.getByLabelText('Template ID').fill('template_a1')
  await page.getByLabelText('Public key').fill(`lsk_${'a1'.repeat(13)}`)
  await expect.element(page.getByText(/^This is the private key of a relay/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'They are right as they stand' })).not.toBeInTheDocument()
  await page.getByRole('dialog').getByRole('button', { name: 'Add EmailJS' }).click()
  await expect.element(page.getByLabelText('Public key')).toHaveFocus()
  expect(await storage.connections.list()).toEqual([])
  await page.getByLabelText('Public key').fill('aB3-'.repeat(8))
  await expect.element(page.getByText(/^Public keys of EmailJS are usually shorter/)).toBeVisible()
})

it('[T2010] an answer to what code leaves open is looked at alike; left for later, no such id is kept', async () => {
  const storage = await newStorage()
  await openStudio(storage)
  await press(/^I already use EmailJS/)
  const html = '<form id="f"><label>Name <input name="name"></label></form>'
  const code = "emailjs.init('pUbLiC12345678901')\nemailjs.sendForm('service_a1', 'YOUR_TEMPLATE_ID', '#f')"
  await page.getByRole('dialog').getByRole('textbox').first().fill(`${html}\n<script>${code}</script>`)
  const template = page.getByLabelText('Template ID')
  await template.fill('template_xxxxx')
  await press('Make this form')
  await expect.element(template).toHaveFocus()
  await expect.element(placeholder).toBeVisible()
  await press('Connect it later')
  await vi.waitFor(async () => expect(await storage.forms.list()).toHaveLength(1))
  expect((await storage.connections.list()).filter(({ kind }) => kind === 'emailjs')).toEqual([])
})
