import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { newStorage, openStudio } from './app/open-studio.test.fixture.tsx'
import { press, renameInInspector, storageWithAForm } from './studio.test.kit.tsx'
import { axeFaults } from './ui/axe.test.fixture.ts'

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

/** The first question of a studio without a form, and the first door. */
const question = () => page.getByLabelText('Where should answers go?')
const contactDoor = () => page.getByRole('button', { name: /^Contact form/ })

/** The controls that, given the focus, have something else above each of nine places of theirs. */
function hiddenWithFocus(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) return []
    control.focus()
    if (document.activeElement !== control) return []
    const label = control.closest('label')
    const { left, top, width, height } = control.getBoundingClientRect()
    const places = [0.1, 0.5, 0.9]
    const isSeen = places.some((x) =>
      places.some((y) => {
        const above = document.elementFromPoint(left + width * x, top + height * y)
        return above && (control.contains(above) || above.contains(control) || label?.contains(above))
      }),
    )
    return isSeen ? [] : [control.getAttribute('aria-label') || control.innerText || control.id]
  })
}

it('[T80] [T87] [T1052] [T1055] the first screen asks where answers go, the address survives a reload, and the contact form opens connected to practice', async () => {
  const storage = await newStorage()
  await openStudio(storage)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText('No account with us. Your forms stay in this browser.')).toBeVisible()
  expect(await axeFaults('page')).toEqual([])
  // An address that is none keeps the doors shut and says so at the question.
  await question().fill('me at example')
  await contactDoor().click()
  await expect.element(page.getByText('Enter an address such as you@example.org, or skip this.')).toBeVisible()
  await expect.element(question()).toHaveFocus()
  expect(await storage.forms.list()).toEqual([])
  expect(await axeFaults('page')).toEqual([])
  await question().fill('me@example.org')
  await vi.waitFor(async () => expect((await storage.settings.get('studio'))?.makerAddress).toBe('me@example.org'))
  await cleanup()
  const router = await openStudio(storage)
  await expect.element(question()).toHaveValue('me@example.org')
  await contactDoor().click()
  await vi.waitFor(() => expect(router.state.location.pathname).toMatch(/^\/forms\/contact_\w+\/build$/))
  const [stored] = await storage.forms.list()
  expect(stored?.document.email.to).toEqual(['me@example.org'])
  expect(stored?.document.form.delivery?.fallback).toEqual({ email: 'me@example.org' })
  expect(stored?.document.connectionId).toBe('practice')
})

it('[T1055] an address that the browser does not keep is told beside the question', async () => {
  const storage = await newStorage()
  const update = () => Promise.reject(new DOMException('No room.', 'QuotaExceededError'))
  await openStudio({ ...storage, settings: { ...storage.settings, update } })
  await question().fill('me@example.org')
  await expect
    .element(page.getByText(/^Not saved \(.*No room\)\. It stands here until this page is left\.$/))
    .toBeVisible()
})

it('[T80] [T87] [T1055] the question can be skipped: the address is forgotten, the focus goes on to the first door', async () => {
  const storage = await newStorage()
  await storage.settings.put({ id: 'studio', makerAddress: 'me@example.org' })
  await openStudio(storage)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect.element(contactDoor()).toHaveFocus()
  await expect.element(question()).not.toBeInTheDocument()
  await vi.waitFor(async () => expect((await storage.settings.get('studio'))?.makerAddress).toBe(''))
  await press(/^Other starts/)
  expect(await axeFaults('page')).toEqual([])
})

it('[T2004] a double click on a door makes one form', async () => {
  const storage = await newStorage()
  const router = await openStudio(storage)
  await contactDoor().dblClick()
  await expect.poll(() => router.state.location.pathname).toMatch(/build$/)
  expect(await storage.forms.list()).toHaveLength(1)
})

it('[T81] [T1053] [T1054] the live form sends; its mail is read beside it, by a button under the stamp that stays', async () => {
  const router = await openStudio(await newStorage())
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const wall = page.getByRole('region', { name: 'The contact form, alive' })
  await expect.element(wall.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await expect.element(wall.getByText('It has arrived in Messages, in this page.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Notices' })).not.toBeInTheDocument()
  await wall.getByRole('button', { name: 'Read it' }).click()
  await expect.element(page.getByRole('heading', { name: 'This is the mail you get.' })).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Write to us: Ada Lovelace' })).toBeVisible()
  // "Composed as every answer will be" is said of those whom our relay serves; an EmailJS template writes its own.
  await expect
    .element(page.getByText(/A relay of Letterslot writes .* With EmailJS your template there does/))
    .toBeVisible()
  await expect.element(page.getByText('composed as every answer')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Back to the start' }).click()
  await expect.element(contactDoor()).toBeVisible()
  await wall.getByRole('button', { name: 'Read it' }).click()
  await expect.element(contactDoor()).not.toBeInTheDocument()
  router.history.back()
  await expect.element(contactDoor()).toBeVisible()
})

it('[T1959] what becomes known late of one message is not told of the next', async () => {
  const first = Promise.withResolvers<undefined>()
  const waits = [() => first.promise, () => Promise.reject(new Error('silent'))]
  const placeTransport = {
    sendFor: () => async () => ({ status: 200, text: 'OK' }),
    arrival: () => waits.shift()?.() ?? first.promise,
  }
  await openStudio(await newStorage(), '/', { placeTransport, transportOf: () => placeTransport })
  const wall = page.getByRole('region', { name: 'The contact form, alive' })
  for (const isFirst of [true, false]) {
    await wall.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.element(wall.getByRole('heading', { name: 'Sent' })).toBeVisible()
    if (isFirst) await wall.getByRole('button', { name: 'Send another' }).click()
  }
  const second = wall.getByText(/^It was sent, but the test inbox did not answer/)
  await expect.element(second).toBeVisible()
  first.resolve(undefined)
  await wall.getByRole('button', { name: 'Send another' }).click()
  await expect.element(wall.getByText(/was not seen in the inbox/)).not.toBeInTheDocument()
  await expect.element(second).toBeVisible()
})

it('[T82] [T87] three EmailJS ids become a connection and a form that carries them; a missing one is named', async () => {
  const storage = await newStorage()
  await openStudio(storage)
  await press(/^I already use EmailJS/)
  await press('I only have the three ids')
  const create = page.getByRole('button', { name: 'Make a contact form with it' })
  await create.click()
  await expect.element(page.getByText('This id is needed.').first()).toBeVisible()
  expect(await axeFaults('page')).toEqual([])
  await page.getByLabelText('Public key').fill('pk_1')
  await page.getByLabelText('Service ID').fill('service_1')
  await create.click()
  await expect.element(page.getByText('This id is needed.')).toBeVisible()
  await expect.element(page.getByLabelText('Template ID')).toHaveFocus()
  await page.getByLabelText('Template ID').fill('template_1')
  await create.click()
  await vi.waitFor(async () => expect(await storage.forms.list()).toHaveLength(1))
  const [stored] = await storage.forms.list()
  expect(stored?.document.form.delivery).toEqual({
    origin: 'https://api.emailjs.com',
    publicKey: 'pk_1',
    serviceId: 'service_1',
    templateId: 'template_1',
  })
  expect(await storage.connections.get(stored?.document.connectionId ?? '')).toMatchObject({ kind: 'emailjs' })
})

it('[T84] an address without a form, or without a page, says so and leads back', async () => {
  await openStudio(await newStorage(), '/forms/gone/build')
  await expect.element(page.getByText('This form is not in this browser.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All forms', exact: true })).toBeVisible()
})

it('[T85] [T87] [T1056] the screen takes the focus and names the page when the address changes, and Settings promise no more than is so', async () => {
  await openStudio(await storageWithAForm())
  await expect.poll(() => document.title).toBe('Forms · Letterslot')
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect.poll(() => document.title).toBe('Settings · Letterslot')
  await expect.poll(() => document.activeElement?.id).toBe('content')
  await expect
    .element(page.getByText(/A backup holds .* It holds no message, no practice mail and no private key/))
    .toBeVisible()
  await expect
    .element(page.getByText(/Where an EmailJS template writes the mail, its recipient is set there/))
    .toBeVisible()
  expect(await axeFaults('page')).toEqual([])
})

it('[T86] undo and redo answer to the keys of every editor', async () => {
  const storage = await storageWithAForm()
  await openStudio(storage, '/forms/contact/build')
  await renameInInspector()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
})

it('[T1390] keys that act alone can be turned off, and on again', async () => {
  const router = await openStudio(await storageWithAForm(), '/settings')
  const singleKeys = page.getByRole('switch', { name: 'Let / and ? act without Ctrl or Alt' })
  const search = page.getByRole('searchbox')
  for (const isOn of [false, true]) {
    await router.navigate({ to: '/settings' })
    await singleKeys.click({ force: true })
    await router.navigate({ to: '/' })
    await expect.element(search).toBeVisible()
    await userEvent.keyboard('/')
    expect(document.activeElement === search.element()).toBe(isOn)
  }
})

it.each([
  ['the library on a phone', '/', [320, 640]],
  ['the mail at 400 %', '/forms/contact/email', [320, 256]],
] as const)('[T1391] nothing that has the focus is hidden: %s', async (_name, address, [width, height]) => {
  await page.viewport(width, height)
  await openStudio(await storageWithAForm(), address)
  await expect.element(page.getByRole('link').first()).toBeVisible()
  await expect.poll(() => document.querySelectorAll('main button').length).toBeGreaterThan(3)
  expect(hiddenWithFocus()).toEqual([])
  await page.viewport(414, 896)
})

it('[T88] a form that was renamed in the library opens as it is now', async () => {
  const storage = await storageWithAForm()
  await openStudio(storage)
  const card = page.getByRole('link', { name: 'Write to us' })
  await card.hover()
  await page.getByRole('button', { name: 'More about Write to us' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Hello')
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('link', { name: 'Hello' }).click()
  await renameInInspector()
  await vi.waitFor(async () => expect((await storage.forms.get('contact'))?.revision).toBe(3))
  await expect.element(page.getByText('Saved in this browser')).toBeVisible()
})
