import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newStorage, openStudio } from './app/open-studio.test.fixture.tsx'
import { press, renameInInspector, storageWithAForm } from './studio.test.kit.tsx'
import { axeFaults } from './ui/axe.test.fixture.ts'

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

/** Answers the browser's file dialog with a file of this text. */
function chooseInDialog(text: string): void {
  const files = new DataTransfer()
  files.items.add(new File([text], 'a.form.json', { type: 'application/json' }))
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    this.files = files.files
    this.dispatchEvent(new Event('change'))
  })
}

it('[T10] the header never says saved while the commit does not complete', async () => {
  const storage = await storageWithAForm({ save: () => new Promise(() => {}) })
  await openStudio(storage, '/forms/contact/build')
  await expect.element(page.getByText('Saved in this browser')).toBeVisible()
  await renameInInspector()
  await expect.element(page.getByText('Saving…')).toBeVisible()
  await expect.element(page.getByText('Saved in this browser')).not.toBeInTheDocument()
})

it('[T11][F02] a commit that fails is told in bytes, with a download of what is on screen', async () => {
  const failure = { kind: 'no-room', usedBytes: 9_900_000, allowedBytes: 10_000_000 } as const
  const storage = await storageWithAForm({ save: async () => ({ ok: false, error: failure }) })
  await openStudio(storage, '/forms/contact/build')
  await renameInInspector()
  await expect.element(page.getByText(/no room left \(9\.9 MB of 10 MB used\)/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download the form' })).toBeVisible()
  await expect.element(page.getByText('Saved in this browser')).not.toBeInTheDocument()
})

it('[T13][F07] a change from another tab is not overwritten: both versions can be kept', async () => {
  const storage = await storageWithAForm({ save: async () => ({ ok: false, error: { kind: 'conflict' } }) })
  const router = await openStudio(storage, '/forms/contact/build')
  await expect.element(page.getByText('Saved in this browser')).toBeVisible()
  await renameInInspector()
  await page.getByRole('button', { name: 'Keep this one as a copy' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).not.toContain('/forms/contact/'))
  const labels = (await storage.forms.list()).map(({ document }) => document.form.pages[0]?.fields[0]?.label)
  expect(labels.toSorted()).toEqual(['What shall we call you?', 'Your name'])
})

it('[T14][F01] a browser that keeps nothing says so, names the cause, and never claims to have saved', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  await openStudio(await newStorage())
  vi.restoreAllMocks()
  await expect.element(page.getByText(/keeps nothing .* \(SecurityError: The operation is insecure\)/)).toBeVisible()
  await page.getByRole('button', { name: /^Contact form/ }).click()
  await renameInInspector()
  await expect.element(page.getByText('Not kept: download it before you leave')).toBeVisible()
  await expect.element(page.getByText('Saved in this browser')).not.toBeInTheDocument()
})

it('[T83] [T87] delete is undone from its notice, and found in the bin until then', async () => {
  const storage = await storageWithAForm()
  await openStudio(storage)
  await expect.element(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
  expect(await axeFaults('page')).toEqual([])
  await press('More about Write to us')
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  // The menu hides the page around it, headings and landmarks too.
  expect(await axeFaults()).toEqual([])
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await vi.waitFor(async () => expect((await storage.forms.get('contact'))?.deletedAt).toBeDefined())
  await press('Undo')
  await vi.waitFor(async () => expect((await storage.forms.get('contact'))?.deletedAt).toBeUndefined())
})

it('[T1962] a card draws no English button on a form that speaks another language', async () => {
  const storage = await storageWithAForm()
  const stored = await storage.forms.get('contact')
  if (!stored) throw new Error('The form is not there.')
  const { submitLabel: _, ...form } = stored.document.form
  await storage.forms.save(stored.id, { ...stored.document, form: { ...form, locale: 'de' } }, stored.revision)
  await openStudio(storage)
  const card = page.getByRole('article')
  await expect.element(card.getByText('Your name')).toBeInTheDocument()
  await expect.element(card.getByText('Send', { exact: true })).not.toBeInTheDocument()
})

it('[T22][F11] a file that is none of ours is refused in words, and nothing here changes', async () => {
  const storage = await newStorage()
  await openStudio(storage)
  chooseInDialog('{"format":"letterslot.form/1",')
  await page.getByRole('button', { name: /^Open a file or paste HTML/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open a file' }).click()
  vi.restoreAllMocks()
  await expect.element(page.getByRole('dialog', { name: 'This file was not opened' })).toBeVisible()
  await expect.element(page.getByText(/It is not whole JSON/)).toBeVisible()
  expect(await axeFaults('page')).toEqual([])
  expect(await storage.forms.list()).toEqual([])
})

it('[T26][F13] a form that is here already is asked about, and both are kept', async () => {
  const storage = await storageWithAForm()
  const [stored] = await storage.forms.list()
  await openStudio(storage)
  chooseInDialog(JSON.stringify(stored?.document.form))
  await page.getByRole('button', { name: 'Open a file or paste HTML' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open a file' }).click()
  vi.restoreAllMocks()
  await expect.element(page.getByRole('alertdialog', { name: '“Write to us” is here already' })).toBeVisible()
  expect(await axeFaults('page')).toEqual([])
  await page.getByRole('button', { name: 'Keep both' }).click()
  await vi.waitFor(async () => expect(await storage.forms.list()).toHaveLength(2))
  expect((await storage.forms.get('contact'))?.revision).toBe(1)
})
