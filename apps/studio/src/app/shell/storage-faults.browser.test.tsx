import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { forgetFormsNote, readFormsNote, writeFormsNote } from '../../domain/storage/forms-note.ts'
import { openAsKept } from '../../domain/storage/open-database.ts'
import { openStorage } from '../../domain/storage/open-storage.ts'
import { type SchemaStep, schema } from '../../domain/storage/schema.ts'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { openStudio } from '../open-studio.test.fixture.tsx'
import { openOrExplain } from './open-or-explain.tsx'

const document = documentFromStart(contactStart, { to: '', id: 'contact' })
const newer: readonly SchemaStep[] = [...schema, { stores: { notes: [] } }]
const address = '/forms/contact/build'

let name: string
beforeEach(() => {
  name = `shell-${crypto.randomUUID()}`
})
afterEach(() => {
  vi.restoreAllMocks()
  forgetFormsNote()
})

async function storageWithForm(): Promise<StudioStorage> {
  const storage = await openStorage(name)
  await storage.forms.create(document)
  return storage
}

const label = () => page.getByRole('textbox', { name: 'Label', exact: true }).first()
const press = (words: string) => page.getByRole('button', { name: words, exact: true }).click()

/** Runs what makes the page download a file; the file's text. */
async function downloaded(act: () => Promise<unknown>): Promise<string> {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'about:blank#'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await act()
  await vi.waitFor(() => expect(blobs).toHaveLength(1))
  return (await blobs[0]?.text()) ?? ''
}

it('[T578] [F03] a save that fails for good is told, the change stays on screen, and goes out when the storage is back', async () => {
  const storage = await storageWithForm()
  await openStudio(storage, address)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  })
  await label().fill('Your full name')
  await expect.element(page.getByText(/^Not saved: the browser’s storage failed \(UnknownError: .*\)/)).toBeVisible()
  await expect.element(page.getByText('Saved in this browser')).not.toBeInTheDocument()
  await expect.element(label()).toHaveValue('Your full name')
  put.mockRestore()
  await press('Try again')
  await expect.element(page.getByText('Saved in this browser')).toBeVisible()
  expect((await storage.forms.get('contact'))?.document.form.pages[0]?.fields[0]?.label).toBe('Your full name')
})

it('[T2002] an open form that another tab put into the bin says so, and is put back', async () => {
  const storage = await storageWithForm()
  await openStudio(storage, address)
  await expect.element(page.getByText('Saved in this browser')).toBeVisible()
  await storage.forms.bin(document.form.id)
  await expect.element(page.getByText(/^This form is in the bin/)).toBeVisible()
  await label().fill('Your full name')
  await expect
    .poll(async () => (await storage.forms.get('contact'))?.document.form.pages[0]?.fields[0]?.label)
    .toBe('Your full name')
  await press('Put back')
  await expect.element(page.getByText(/^This form is in the bin/)).not.toBeInTheDocument()
  expect((await storage.forms.get('contact'))?.deletedAt).toBe(undefined)
})

it('[T580] [F08] an old tab says that a newer version runs; what is typed there stays and can be downloaded', async () => {
  await openStudio(await storageWithForm(), address)
  await expect.element(page.getByText('Saved in this browser')).toBeVisible()
  await openStorage(name, { steps: newer })
  await expect.element(page.getByText(/^A newer Letterslot was opened in another tab/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload', exact: true })).toBeVisible()
  await label().fill('Typed too late')
  await expect.element(page.getByText(/^Not saved: a newer Letterslot runs in another tab/)).toBeVisible()
  expect(await downloaded(() => press('Download the form'))).toContain('Typed too late')
})

it('[T581] [F08] while an old tab is in the way the page says so, and the studio comes by itself', async () => {
  await storageWithForm()
  const stubborn = await openAsKept(name)
  const screen = await render(<p>Opening</p>)
  const opening = openOrExplain({ render: (element) => void screen.rerender(element) }, name, { steps: newer })
  await expect.element(page.getByRole('heading', { name: 'Another tab is in the way.' })).toBeVisible()
  expect(await axeFaults()).toEqual([])
  stubborn?.close()
  expect(await (await opening).forms.list()).toHaveLength(1)
})

it('[T582] [T583] [F09] data of a newer version is not opened: the page has both numbers and a way to take it out', async () => {
  const storage = await openStorage(name, { steps: newer })
  await storage.forms.create(document)
  const screen = await render(<p>Opening</p>)
  void openOrExplain({ render: (element) => void screen.rerender(element) }, name)
  await expect
    .element(
      page.getByText(
        `kept in version ${newer.length}, and this page knows version ${schema.length}. Nothing was changed`,
        {
          exact: false,
        },
      ),
    )
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload', exact: true })).toBeVisible()
  expect(await axeFaults()).toEqual([])
  expect(JSON.parse(await downloaded(() => press('Download my forms')))).toMatchObject({
    format: 'letterslot.backup/1',
    forms: [{ id: 'contact' }],
  })
})

it('[T584] [F10] an upgrade that failed says that nothing is lost, and why', async () => {
  await storageWithForm()
  const upgrade = async (): Promise<void> => {
    throw new Error('Half way.')
  }
  const screen = await render(<p>Opening</p>)
  void openOrExplain({ render: (element) => void screen.rerender(element) }, name, {
    steps: [...schema, { stores: { notes: [] }, upgrade }],
  })
  await expect
    .element(
      page.getByText(
        `in version ${schema.length}; version ${newer.length} was wanted (Error: Half way). Nothing is lost.`,
        {
          exact: false,
        },
      ),
    )
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download my forms' })).toBeVisible()
})

it('[T586] [F06] where the database was cleared the start page says so, names the last backup and opens one', async () => {
  writeFormsNote({ lastBackupAt: new Date(Date.now() - 3 * 86_400_000).toISOString() })
  await openStudio(await openStorage(name))
  await expect.element(page.getByRole('heading', { name: 'This browser’s data was cleared.' })).toBeVisible()
  await expect
    .element(page.getByText(/^Your published forms still work\. You downloaded a backup 3 days ago/))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Open a backup' })).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await press('Start anew')
  await expect.element(page.getByLabelText('Where should answers go?')).toBeVisible()
  expect(readFormsNote()).toBeUndefined()
})

it.each<readonly [string, () => Promise<StudioStorage>]>([
  ['a new browser', () => openStorage(name)],
  [
    'a maker who deleted every form',
    async () => {
      writeFormsNote({ lastBackupAt: undefined })
      const storage = await openStorage(name)
      await storage.settings.put({ id: 'studio', hadForms: true })
      return storage
    },
  ],
  [
    'a browser that refuses its storage now',
    async () => {
      writeFormsNote({ lastBackupAt: undefined })
      vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      })
      return openStorage(name)
    },
  ],
])('[T586] [F06] nothing was cleared, and nothing is said, for %s', async (_, open) => {
  await openStudio(await open())
  await expect.element(page.getByLabelText('Where should answers go?')).toBeVisible()
  await expect.element(page.getByText('This browser’s data was cleared.')).not.toBeInTheDocument()
})

it('[T588] [F06] an open form that is gone from the browser can be kept as a form again', async () => {
  const storage = await storageWithForm()
  await openStudio(storage, address)
  await storage.forms.destroy(document.form.id)
  await label().fill('Still here')
  await expect.element(page.getByText(/^Not saved: this form is not in this browser any more/)).toBeVisible()
  await press('Keep it as a form')
  await expect.element(page.getByText('Saved in this browser')).toBeVisible()
  await label().fill('And goes on')
  await vi.waitFor(async () =>
    expect((await storage.forms.get('contact'))?.document.form.pages[0]?.fields[0]?.label).toBe('And goes on'),
  )
})

it('[T589] [F02] a form with a change that is on screen only is not left without asking', async () => {
  const storage = await storageWithForm()
  const full = { kind: 'no-room', usedBytes: 1, allowedBytes: 1 } as const
  const save: StudioStorage['forms']['save'] = async () => ({ ok: false, error: full })
  const router = await openStudio({ ...storage, forms: { ...storage.forms, save } }, address)
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  await expect.element(label()).toBeVisible()
  expect(closing()).toBe(false)
  await label().fill('Not saved')
  await expect.element(page.getByText(/no room left/)).toBeVisible()
  expect(closing()).toBe(true)
  await router.navigate({ to: '/forms/$formId/email', params: { formId: 'contact' } })
  expect([router.state.location.pathname, asked.mock.calls.length]).toEqual(['/forms/contact/email', 0])
  void router.navigate({ to: '/messages' })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(router.state.location.pathname).toBe('/forms/contact/email')
  asked.mockReturnValue(true)
  await router.navigate({ to: '/messages' })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/messages'))
})

/** Does as Chromium where it finds a damaged record: every database of the site is gone, files are not. */
async function loseDatabase(): Promise<void> {
  const gone = Promise.withResolvers<void>()
  const request = indexedDB.deleteDatabase(name)
  request.onsuccess = () => gone.resolve()
  request.onerror = () => gone.reject(request.error)
  await gone.promise
}

/** The files of a form's second copy. */
async function copyFiles(id: string): Promise<readonly FileSystemFileHandle[]> {
  const root = await navigator.storage.getDirectory()
  const folder = await (await root.getDirectoryHandle(`${name}-copies`)).getDirectoryHandle('forms')
  const files: FileSystemFileHandle[] = []
  for await (const handle of folder.values()) {
    if (handle.kind === 'file' && handle.name.startsWith(id)) files.push(await folder.getFileHandle(handle.name))
  }
  return files
}

it('[T816] after the browser lost its database the forms are there again, and the page says so', async () => {
  await storageWithForm()
  await loseDatabase()
  await openStudio(await openStorage(name))
  await expect.element(page.getByText('This browser’s data was damaged.')).toBeVisible()
  await expect.element(page.getByText(/One form is back from its second copy\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
  await expect.element(page.getByText('This browser’s data was cleared.')).not.toBeInTheDocument()
  expect(await axeFaults()).toEqual([])
  await press('Close')
  await expect.element(page.getByText('This browser’s data was damaged.')).not.toBeInTheDocument()
})

it('[T817] a form whose copy is damaged, too, is named as lost; the data was damaged, not cleared', async () => {
  await storageWithForm()
  for (const file of await copyFiles('contact')) {
    const stream = await file.createWritable()
    await stream.write('torn')
    await stream.close()
  }
  await loseDatabase()
  await openStudio(await openStorage(name))
  await expect.element(page.getByRole('heading', { name: 'This browser’s data was damaged.' })).toBeVisible()
  await expect
    .element(page.getByText(/One form is lost, because its second copy is damaged, too: contact\./))
    .toBeVisible()
  await press('Start anew')
  await expect.element(page.getByLabelText('Where should answers go?')).toBeVisible()
})

it('[T813] a damaged form is repaired by its second copy where there is one', async () => {
  const storage = await storageWithForm()
  const database = await openAsKept(name)
  const forms = database?.transaction('forms', 'readwrite').objectStore('forms')
  forms?.put({ id: 'contact', document: { form: { title: 'Write to us' } } })
  await vi.waitFor(async () => expect(await storage.forms.listDamaged()).toHaveLength(1))
  database?.close()
  await openStudio(storage)
  await press('Repair what can be read')
  await expect.element(page.getByText('“Write to us” is back from its second copy.')).toBeVisible()
  expect((await storage.forms.get('contact'))?.document).toEqual(document)
})
