import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openStudio, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { connectionFor, noAccountIds } from '../../domain/connections/account-ids.ts'

const ids = { publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
const emailJs = connectionFor('emailjs', { ...noAccountIds, ...ids }, [])
const address = '/forms/contact/connect'
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

beforeEach(() => localStorage.clear())
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

it('[T2022] a paste that cannot be read says why, as a saved form and a key without a call do', async () => {
  await openStudio(await storageWithForm(), address)
  await page.getByRole('radio', { name: 'I use EmailJS' }).click()
  const paste = page.getByLabelText('Your code')
  await paste.fill('<div>'.repeat(11_000))
  await expect
    .element(page.getByText(/^From line 1 on, more than 10,000 elements stand within each other/))
    .toBeVisible()
  await expect.element(page.getByText(/^Your ids are looked for in it/)).not.toBeInTheDocument()
  await paste.fill('{"format":"letterslot.form/1"}')
  await expect.element(page.getByText('No call of EmailJS is in it')).toBeVisible()
  await paste.fill(`lsk_${'a1'.repeat(13)}`)
  await expect.element(page.getByText('A private key was in it. It is taken out.')).toBeVisible()
  await paste.fill('')
  await expect.element(page.getByText(/^Your ids are looked for in it/)).toBeVisible()
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
