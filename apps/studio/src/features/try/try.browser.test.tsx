import { SendError } from '@letterslot/client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { newOutbox, openStudio, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { connectionFor, noAccountIds } from '../../domain/connections/account-ids.ts'
import { createSending } from '../../domain/sending/create-sending.ts'
import { practiceConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { fillAndSend, maker, press, subjects, visitor, whatIf } from './try-stage.test.fixture.ts'

const ids = { publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
const emailJs = connectionFor('emailjs', { ...noAccountIds, ...ids }, [])
const address = '/forms/contact/try'

it('[T341] [T346] before anything is sent it shows the mail to come, and says that nothing was sent on this visit', async () => {
  await openStudio(await storageWithForm(practiceConnection), address)
  await expect.element(maker.getByText('Nothing was sent since you came here.')).toBeVisible()
  await expect.element(maker.getByRole('heading', { name: /^Write to us/ })).toBeVisible()
  await expect.element(page.getByText('This sends within this page. Your visitors see exactly this.')).toBeVisible()
  expect(await axeFaults()).toEqual([])
})

it('[T342] [T346] through practice the visitor reads *sent*, and the maker the very mail', async () => {
  const storage = await storageWithForm(practiceConnection)
  await openStudio(storage, address)
  await fillAndSend()
  await expect.element(visitor.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  await expect.element(maker.getByText('It has arrived', { exact: true })).toBeVisible()
  await expect.element(maker.getByRole('heading', { name: 'Write to us: Grace Hopper' })).toBeVisible()
  await expect.element(maker.getByRole('link', { name: 'Open it in Messages' })).toBeVisible()
  expect(await subjects(storage)).toEqual(['Write to us: Grace Hopper'])
  expect(await axeFaults()).toEqual([])
})

it.each([
  ['Send another', { status: 200, text: 'OK' }, 'Sent'],
  ['Delete from this device', undefined, 'Not delivered yet'],
] as const)(
  '[T1070] “%s” empties the form, also when the document was edited meanwhile',
  async (button, answer, heading) => {
    const error = new SendError({ code: 'rejected', status: 400, text: 'No', sent: 'no' })
    const sendFor = () => () => (answer ? Promise.resolve(answer) : Promise.reject(error))
    const router = await openStudio(await storageWithForm(emailJs), '/forms/contact/build', {
      transportOf: () => ({ sendFor }),
    })
    await page.getByRole('button', { name: 'The form: Write to us' }).click({ position: { x: 40, y: 14 } })
    const title = page.getByRole('textbox', { name: 'Form heading' })
    await expect.element(title).toHaveFocus()
    await title.fill('Write to me')
    await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled()
    await router.navigate({ to: '/forms/$formId/try', params: { formId: 'contact' } })
    await expect.element(visitor.getByRole('heading', { name: 'Write to me' })).toBeVisible()
    await fillAndSend()
    await expect.element(visitor.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
    await expect.element(visitor.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await visitor.getByRole('button', { name: button }).click()
    await expect.element(visitor.getByRole('heading', { name: 'Write to us' })).toBeVisible()
    await expect.element(visitor.getByLabelText('Your name')).toHaveValue('')
  },
)

it('[T343] a refusal leaves every answer with the visitor, and tells the maker why', async () => {
  const error = new SendError({ code: 'provider-refused', status: 412, text: 'Gmail_API: Invalid grant', sent: 'no' })
  const refusing = { sendFor: () => () => Promise.reject(error) }
  await openStudio(await storageWithForm(emailJs), address, { transportOf: () => refusing })
  await fillAndSend()
  await expect.element(visitor.getByRole('heading', { name: 'Not delivered yet' })).toBeVisible()
  await expect.element(maker.getByText('Nothing has arrived. This needs you.')).toBeVisible()
  await expect.element(maker.getByText('412 Gmail_API: Invalid grant')).toBeVisible()
  await expect.element(maker.getByText('The provider’s words')).toBeVisible()
  await expect.element(maker.getByText(/^On a visitor’s own device you do not see this/)).toBeVisible()
})

it('[T565] words that *What if…* played are called simulated, and not the provider’s', async () => {
  await openStudio(await storageWithForm(), address)
  await press('mailbox disconnected')
  await fillAndSend()
  await expect.element(maker.getByText('What was simulated')).toBeVisible()
  await expect.element(maker.getByText('The provider’s words')).not.toBeInTheDocument()
})

it('[T344] what a provider accepted is not called arrived; the parameters are shown as they were sent', async () => {
  const accepting = { sendFor: () => async () => ({ status: 200, text: 'OK' }) }
  await openStudio(await storageWithForm(emailJs), address, { transportOf: () => accepting })
  await expect.element(page.getByText('This sends for real. Your visitors see exactly this.')).toBeVisible()
  await fillAndSend()
  await expect.element(maker.getByText('Accepted by EmailJS · service_1')).toBeVisible()
  await expect.element(maker.getByText(/^Accepted does not mean delivered\. Look into your mailbox/)).toBeVisible()
  await expect.element(maker.getByRole('row', { name: 'full_name Grace Hopper' })).toBeVisible()
  await expect.element(maker.getByRole('row', { name: 'letterslot_attempts 1' })).toBeVisible()
  await expect.element(maker.getByText(/arrived/)).not.toBeInTheDocument()
})

it('[T344] a mail that is accepted but late is called so', async () => {
  const accepted = () => async () => ({ status: 200, text: 'OK' })
  const late = { sendFor: accepted, arrival: async () => undefined }
  await openStudio(await storageWithForm(practiceConnection), address, { transportOf: () => late })
  await fillAndSend()
  await expect.element(maker.getByText('Accepted, but not seen in the inbox')).toBeVisible()
})

it('[T345] a form that is not connected says so on both sides, and the visitor’s answers stay', async () => {
  await openStudio(await storageWithForm(), address)
  await expect
    .element(page.getByText('Connect first; until then visitors read that the form is not connected.'))
    .toBeVisible()
  await fillAndSend()
  await expect.element(visitor.getByText(/not connected to a mailbox yet/)).toBeVisible()
  await expect.element(maker.getByText('Nothing has arrived: the form is not connected.')).toBeVisible()
  await expect.element(maker.getByRole('link', { name: 'Connect the form' })).toBeVisible()
})

it('[T563] what waits from before is told of again when Try it is opened anew', async () => {
  const storage = await storageWithForm(emailJs)
  const error = new SendError({ code: 'rejected', status: 400, text: 'No', sent: 'no' })
  const changes = { transportOf: () => ({ sendFor: () => () => Promise.reject(error) }) }
  const outbox = newOutbox(storage, { ...createSending(storage), ...changes })
  const router = await openStudio(storage, address, { ...changes, outbox })
  await fillAndSend()
  await expect.element(maker.getByText('Nothing has arrived. This needs you.')).toBeVisible()
  await router.navigate({ to: '/messages' })
  await router.navigate({ to: '/forms/$formId/try', params: { formId: 'contact' } })
  await expect.element(maker.getByText('Nothing has arrived. This needs you.')).toBeVisible()
})

it('[T346] axe finds nothing on Try it with problems and while a message waits, in light and in dark', async () => {
  await openStudio(await storageWithForm(practiceConnection), address)
  // Until its script has it, a form is checked by the browser.
  await expect.poll(() => document.querySelector('form:has([name=message])')?.matches('[novalidate]')).toBe(true)
  await visitor.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(visitor.getByText(/There are 3 problems|There is a problem/)).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await press('offline')
  await fillAndSend()
  await expect.element(maker.getByText('Nothing has arrived yet. One message waits.')).toBeVisible()
  expect(await axeFaults()).toEqual([])
})

it('[T346] axe finds nothing on Try it while a message needs its maker, in light and in dark', async () => {
  await openStudio(await storageWithForm(practiceConnection), address)
  await press('mailbox disconnected')
  await fillAndSend()
  await expect.element(maker.getByRole('heading', { name: 'The mailbox is disconnected' })).toBeVisible()
  await expect.element(whatIf).toBeVisible()
  expect(await axeFaults()).toEqual([])
})

it('[T1403] a form in several languages is tried in each, sends in it, and leaves the studio’s address as it is', async () => {
  const storage = await storageWithForm(practiceConnection)
  const stored = await storage.forms.get('contact')
  if (!stored) throw new Error('The form is not there.')
  const { document, revision } = stored
  const translations = { de: { title: 'Schreiben Sie uns' } }
  await storage.forms.save(document.form.id, { ...document, form: { ...document.form, translations } }, revision)
  await openStudio(storage, address)
  await expect.element(visitor.getByRole('heading', { name: 'Write to us' })).toBeVisible()
  await visitor.getByLabelText('Your name').fill('Grace Hopper')
  await visitor.getByRole('link', { name: 'Deutsch' }).click()
  await expect.element(visitor.getByRole('heading', { name: 'Schreiben Sie uns' })).toBeVisible()
  await expect.element(visitor.getByLabelText('Your name')).toHaveValue('Grace Hopper')
  await visitor.getByLabelText('E-mail').fill('grace@example.org')
  await visitor.getByLabelText('Message').fill('Findet es statt?')
  await visitor.getByRole('button', { name: 'Senden', exact: true }).click()
  await expect.element(visitor.getByRole('heading', { name: 'Gesendet', exact: true })).toBeVisible()
  await expect.element(maker.getByText('It has arrived', { exact: true })).toBeVisible()
  expect((await storage.practiceMails.list())[0]?.params['letterslot_language']).toBe('de')
  expect(location.search).not.toContain('lang=')
  expect(await axeFaults()).toEqual([])
})

it('[T1641] a form that goes on to an address stays in Try it, which says where visitors go', async () => {
  const storage = await storageWithForm(practiceConnection)
  const stored = await storage.forms.get('contact')
  if (!stored) throw new Error('The form is not there.')
  const { document, revision } = stored
  const redirect = 'https://example.org/thanks'
  await storage.forms.save(document.form.id, { ...document, form: { ...document.form, redirect } }, revision)
  await openStudio(storage, address)
  const words = 'Here visitors go on to example.org. Try it stays.'
  await fillAndSend()
  await expect.element(visitor.getByText(words)).toBeVisible()
  await visitor.getByRole('link', { name: 'Continue to example.org' }).click()
  await expect.element(visitor.getByText(words)).toBeVisible()
  await visitor.getByRole('button', { name: 'Send another' }).click()
  await expect.element(visitor.getByText(words)).not.toBeInTheDocument()
})
