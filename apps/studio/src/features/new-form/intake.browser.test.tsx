import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newStorage, openStudio, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { brandConnectionId } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'

const component = `import emailjs from '@emailjs/browser'
export const Contact = () => {
  const form = useRef()
  const send = () => emailjs.sendForm('service_a', import.meta.env.VITE_TEMPLATE, form.current, 'pUbLiC12345678901')
  return (
    <form ref={form} onSubmit={send}>
      <label htmlFor="n">Name</label><input id="n" name="from_name" required />
      <label htmlFor="c">Colour</label><input id="c" name="colour" type="password" />
      <button>Write to us</button>
    </form>
  )
}`
const html =
  '<h2>Book us</h2><form><label>Name <input name="name" required maxlength="40"></label><button>Book</button></form>'

const dialog = () => page.getByRole('dialog')
const area = () => dialog().getByRole('textbox').first()
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

async function openSource(source: RegExp) {
  const storage = await newStorage()
  const router = await openStudio(storage)
  await press(source)
  await expect.element(area()).toHaveFocus()
  return { storage, router }
}

it('[T630] [F80] code becomes a form with its connection, in three steps: the door, the paste, the button', async () => {
  const { storage, router } = await openSource(/^I already use EmailJS/)
  await area().fill(component.replace('import.meta.env.VITE_TEMPLATE', "'template_a'"))
  await press('Make this form')
  await vi.waitFor(() => expect(router.state.location.pathname).toMatch(/^\/forms\/form_\w+\/build$/))
  const [stored] = await storage.forms.list()
  expect(stored?.document.form.delivery).toEqual({
    origin: 'https://api.emailjs.com',
    publicKey: 'pUbLiC12345678901',
    serviceId: 'service_a',
    templateId: 'template_a',
  })
  expect(stored?.document.form.pages[0]?.fields.map(({ name }) => name)).toEqual(['from_name'])
  expect(await storage.connections.get(stored?.document.connectionId ?? '')).toMatchObject({
    kind: 'emailjs',
    serviceId: 'service_a',
  })
  await expect.element(page.getByText('1 field. Sends by EmailJS · service_a: Entered, not tested.')).toBeVisible()
  await press('Go to the test')
  await vi.waitFor(() => expect(router.state.location.pathname).toMatch(/\/connect$/))
})

it('[T631] what was found is shown while it is pasted: ids, fields, what was not read', async () => {
  await openSource(/^I already use EmailJS/)
  await area().fill(component)
  const found = page.getByRole('region', { name: 'What was found' })
  await expect.element(found.getByText('pUbL…8901')).toBeVisible()
  await expect.element(found.getByText('service_a')).toBeVisible()
  await expect.element(found.getByText('Short text · required')).toBeVisible()
  await expect.element(found.getByText(/asks for a password\. An e-mail is no place for one/)).toBeVisible()
  await expect.element(found.getByRole('status')).toHaveTextContent('1 field, 2 ids, 1 thing left out')
  await area().fill(component.replace('import.meta.env.VITE_TEMPLATE', "'template_a'"))
  await expect.element(found.getByText('Not tested yet')).toBeVisible()
  await area().fill('const nothing = 1')
  await expect.element(found.getByText('No form and no call of EmailJS is in it.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Make this form' })).not.toBeInTheDocument()
})

it('[T866] [F80] a refused id is red in what was found in a paste, too, and after it; it is green nowhere', async () => {
  const storage = await newStorage()
  await storage.connections.put({
    kind: 'emailjs',
    id: brandConnectionId('known'),
    name: 'EmailJS',
    publicKey: 'pUbLiC12345678901',
    serviceId: 'service_a',
    templateId: 'template_a',
    state: {
      status: 'refused',
      at: new Date().toISOString(),
      reference: '7F3K-Q2',
      answer: { httpStatus: 400, text: 'The service ID not found' },
      code: 'rejected',
      maybeSent: false,
    },
  })
  await openStudio(storage)
  const greens = (): number => document.querySelectorAll('[data-tone="ok"]').length
  await press(/^I already use EmailJS/)
  await area().fill(component.replace('import.meta.env.VITE_TEMPLATE', "'template_a'"))
  const found = page.getByRole('region', { name: 'What was found' })
  await expect.element(found.getByText(/^Refused \d\d:\d\d: the service ID was not found$/)).toBeVisible()
  await expect.poll(greens).toBe(0)
  await press('Make this form')
  const dot = () => document.querySelector('header [data-destination]')?.getAttribute('data-tone')
  await expect
    .element(page.getByText(/Sends by EmailJS · service_a: Refused \d\d:\d\d: the service ID was not found/))
    .toBeVisible()
  await expect.poll(() => [dot(), greens()]).toEqual(['bad', 0])
})

it('[T632] a value that is missing is asked for where it belongs, or left for later', async () => {
  const { storage } = await openSource(/^I already use EmailJS/)
  await area().fill(component)
  const template = page.getByLabelText('Template ID')
  await expect.element(page.getByText(/^Your code takes it from VITE_TEMPLATE, line 4/)).toBeVisible()
  await press('Make this form')
  await expect.element(template).toHaveFocus()
  await expect.element(page.getByText('This id is needed. Your dashboard at EmailJS has it.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Connect it later' })).toBeVisible()
  await template.fill('template_typed')
  await press('Make this form')
  await vi.waitFor(async () => expect(await storage.forms.list()).toHaveLength(1))
  expect((await storage.forms.list())[0]?.document.form.delivery?.templateId).toBe('template_typed')
})

it('[T632] left for later, the form sends to where it can be tried, and that is said', async () => {
  const { storage } = await openSource(/^I already use EmailJS/)
  await area().fill(component)
  await press('Make this form')
  await press('Connect it later')
  await expect.element(page.getByText('1 field. It is for trying out until you connect it.')).toBeVisible()
  expect((await storage.forms.list())[0]?.document.connectionId).toBe('practice')
})

it('[T633] a private key is out of the text at once, refused in words, and stored nowhere', async () => {
  const key = 'zY9xW8vU7tS6rQ5pO4nM3'
  const { storage } = await openSource(/^I already use EmailJS/)
  await area().fill(
    `emailjs.init({ publicKey: 'pUbLiC12345678901', privateKey: '${key}' })\nemailjs.send('service_a', 'template_a', { name })`,
  )
  await expect.element(page.getByText('A private key was in it. It is taken out.')).toBeVisible()
  expect(document.body.innerHTML).not.toContain(key)
  await expect.element(area()).toHaveValue(expect.stringContaining("privateKey: 'PRIVATE_KEY_REMOVED'"))
  await press('Make this form')
  await vi.waitFor(async () => expect(await storage.forms.list()).toHaveLength(1))
  const kept = [await storage.forms.list(), await storage.connections.list(), await storage.settings.list()]
  expect(JSON.stringify(kept)).not.toContain(key)
})

it('[T633] a key that only reading shows is taken out as well', async () => {
  const key = 'zY9xW8vU7tS6rQ5pO4nM3'
  await openSource(/^I already use EmailJS/)
  await area().fill(`const k = '${key}'; emailjs.init({ privateKey: k })`)
  await expect.element(page.getByText('A private key was in it. It is taken out.')).toBeVisible()
  await expect.element(area()).toHaveValue("const k = 'PRIVATE_KEY_REMOVED'; emailjs.init({ privateKey: k })")
  await area().fill(html)
  await expect.element(page.getByText('A private key was in it. It is taken out.')).not.toBeInTheDocument()
})

it('[T634] HTML becomes a form that can be tried at once', async () => {
  const { storage } = await openSource(/^Open a file or paste HTML/)
  await area().fill(html)
  await press('Make this form')
  await vi.waitFor(async () => expect(await storage.forms.list()).toHaveLength(1))
  const [stored] = await storage.forms.list()
  expect(stored?.document.form).toMatchObject({ title: 'Book us', submitLabel: 'Book' })
  expect(stored?.document.connectionId).toBe('practice')
})

it('[T634] a file is read as a paste is; one that is no text is refused', async () => {
  await openSource(/^Open a file or paste HTML/)
  const drop = (file: File): void => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    area()
      .element()
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  }
  drop(new File([new Uint8Array([0xff, 0xfe, 0xfd])], 'page.html'))
  await expect.element(page.getByText('This file is no text.')).toBeVisible()
  drop(new File([html], 'page.html'))
  await expect.element(page.getByRole('heading', { name: /^Book us/ })).toBeVisible()
  await expect.element(page.getByText('This file is no text.')).not.toBeInTheDocument()
})

it('[T634] a saved form that is pasted is opened as it is', async () => {
  const saved = await (await storageWithForm()).forms.get('contact')
  const { storage } = await openSource(/^Open a file or paste HTML/)
  await area().fill(JSON.stringify(saved?.document.form))
  await expect.element(page.getByText('This is a saved form or a backup.')).toBeVisible()
  await press('Open it')
  await vi.waitFor(async () => expect((await storage.forms.list()).map(({ id }) => id)).toEqual(['contact']))
})

it('[T1161] a saved form that is refused leaves the text in the dialog, to be mended and opened', async () => {
  const saved = JSON.stringify((await (await storageWithForm()).forms.get('contact'))?.document.form)
  const { storage } = await openSource(/^Open a file or paste HTML/)
  await area().fill(saved.slice(0, -1))
  await press('Open it')
  await page
    .getByRole('dialog', { name: 'This file was not opened' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click()
  await expect.element(area()).toHaveValue(saved.slice(0, -1))
  await area().fill(saved)
  await press('Open it')
  await expect.poll(async () => (await storage.forms.list()).map(({ id }) => id)).toEqual(['contact'])
  await expect.element(dialog()).not.toBeInTheDocument()
})

it('[T1161] a form that finds no room leaves the text in the dialog', async () => {
  const storage = await newStorage()
  const noRoom = { ok: false, error: { kind: 'no-room', usedBytes: undefined, allowedBytes: undefined } } as const
  await openStudio({ ...storage, forms: { ...storage.forms, create: async () => noRoom } })
  await press(/^Open a file or paste HTML/)
  await expect.element(area()).toHaveFocus()
  await area().fill(html)
  await press('Make this form')
  await expect.element(page.getByText(/no room/i).first()).toBeVisible()
  await expect.element(area()).toHaveValue(html)
})

it('[T1150] on a phone the button of a saved form stays under the finger that presses it', async () => {
  const saved = await (await storageWithForm()).forms.get('contact')
  await page.viewport(390, 844)
  try {
    await openSource(/^Open a file or paste HTML/)
    await area().fill(JSON.stringify(saved?.document.form))
    await expect.element(page.getByRole('button', { name: 'Open it' })).toBeVisible()
    expect(area().element().clientHeight).toBeLessThanOrEqual(110)
  } finally {
    await page.viewport(1280, 800)
  }
})

it('[T1151] what is pressed before the text was read makes the form of that text, not of the one before it', async () => {
  const { storage } = await openSource(/^Open a file or paste HTML/)
  await area().fill(html)
  await expect.element(page.getByRole('button', { name: 'Make this form' })).toBeVisible()
  const make = page.getByRole('button', { name: 'Make this form' }).element()
  // In one task, so that no reading comes between.
  area().element().focus()
  document.execCommand('selectAll')
  document.execCommand('insertText', false, html.replace('Book us', 'Write to us'))
  await Promise.resolve()
  make.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await vi.waitFor(async () =>
    expect((await storage.forms.list()).map(({ document }) => document.form.title)).toEqual(['Write to us']),
  )
})

it('[T634] a text that is too large is refused in words', async () => {
  await openSource(/^Open a file or paste HTML/)
  await area().fill('a'.repeat(1_000_001))
  await expect
    .element(page.getByText(/^This text has 1,000,001 characters; at most 1,000,000 can be read/))
    .toBeVisible()
})

it('[T1155] a text whose elements stand too deep is refused in words, with the line and the way out', async () => {
  await openSource(/^Open a file or paste HTML/)
  await area().fill('<div>'.repeat(11_000))
  await expect
    .element(page.getByText(/^From line 1 on, more than 10,000 elements stand within each other\. Paste only/))
    .toBeVisible()
})

it('[T635] keys suffice: the text has the focus, and Tab leads to what is asked and to the button', async () => {
  const { storage } = await openSource(/^Open a file or paste HTML/)
  await userEvent.fill(area(), html)
  await expect.element(page.getByRole('button', { name: 'Make this form' })).toBeVisible()
  for (const name of ['Open a file', 'Cancel', 'Make this form']) {
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name, exact: true })).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(async () => expect(await storage.forms.list()).toHaveLength(1))
})

it.each([
  ['an empty paste', ''],
  ['all there is to say', `${component}\n// accessToken: "zY9xW8vU7tS6rQ5pO4nM3"`],
])('[T635] axe finds nothing in light and dark with %s', async (_, text) => {
  await openSource(/^I already use EmailJS/)
  if (text !== '') {
    await area().fill(text)
    await press('Make this form')
    await expect.element(page.getByText(/^This id is needed/)).toBeVisible()
  }
  expect(await axeFaults()).toEqual([])
})

it('[T635] on a phone of 320 px nothing stands out of the dialog', async () => {
  await page.viewport(320, 700)
  try {
    await openSource(/^I already use EmailJS/)
    await area().fill(component)
    await expect.element(page.getByRole('button', { name: 'Make this form' })).toBeVisible()
    const box = dialog().element()
    expect(box.scrollWidth).toBe(box.clientWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  } finally {
    await page.viewport(1280, 800)
  }
})
