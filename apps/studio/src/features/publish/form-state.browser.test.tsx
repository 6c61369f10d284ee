import { brandFormId } from '@letterslot/core'
import { openDB } from 'idb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newStorage, openStudio, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { importOpened } from '../../domain/open-file/import-opened.ts'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { createBackup } from '../../domain/storage/backup.ts'
import { openDocument } from '../../domain/storage/open-file.ts'
import { openStorage } from '../../domain/storage/open-storage.ts'
import { schema, takeSteps } from '../../domain/storage/schema.ts'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'

const id = brandFormId('contact')

afterEach(() => vi.restoreAllMocks())

/** The words of library, header and Publish on the form, each opened anew. */
async function saidIn(storage: StudioStorage, words: string): Promise<void> {
  const library = await openStudio(storage)
  await expect.element(page.getByRole('article').getByText(words, { exact: true })).toBeVisible()
  await library.navigate({ to: '/forms/$formId/publish', params: { formId: id } })
  await expect.element(page.getByRole('banner').getByText(words, { exact: true })).toBeVisible()
  const card = page.getByRole('listitem').filter({ has: page.getByText('now', { exact: true }) })
  await expect.element(card.getByText(words, { exact: true })).toBeVisible()
}

async function out(): Promise<StudioStorage> {
  const storage = await storageWithForm()
  const stored = await storage.forms.get(id)
  if (!stored) throw new Error('The form is not there.')
  await storage.forms.take(id, stored.document, 'page')
  return storage
}

async function retitle({ forms }: StudioStorage): Promise<void> {
  const stored = await forms.get(id)
  if (!stored) throw new Error('The form is not there.')
  const { document } = stored
  await forms.save(id, { ...document, form: { ...document.form, title: 'Other' } }, stored.revision)
}

describe('library, header and Publish say the same', () => {
  it('[T901][F80] of a form that never went out', async () => {
    await saidIn(await storageWithForm(), 'Draft')
  })

  it('[T901][F80] of one that was downloaded: not that it is published', async () => {
    await saidIn(await out(), 'Revision 1 downloaded')
    await expect.element(page.getByText('Published', { exact: true })).not.toBeInTheDocument()
  })

  it('[T901][F80] of one that was seen working', async () => {
    const storage = await out()
    await storage.forms.see(id, 1)
    await saidIn(storage, 'Revision 1 seen working')
  })

  it('[T901][F80] of one that was changed since, without counting the changes', async () => {
    const storage = await out()
    for (let save = 0; save < 5; save += 1) await retitle(storage)
    await saidIn(storage, 'Changed since revision 1')
  })

  it('[T901][T903][F80] after its backup was restored in another browser', async () => {
    const { forms, revisions } = await out()
    await forms.see(id, 1)
    const backup = createBackup({
      forms: await forms.list(),
      revisions: await revisions.list(),
      connections: [],
      settings: undefined,
      exportedAt: 'now',
    })
    const opened = openDocument(JSON.stringify(backup), 'now')
    const other = await newStorage()
    if (opened.ok) await importOpened(other, opened.value, 'keep-both')
    await saidIn(other, 'Revision 1 seen working')
  })
})

describe('a database of an older studio', () => {
  it('[T904][F80] numbers its publishings, not its saves, and keeps each', async () => {
    const name = `old-${crypto.randomUUID()}`
    const document = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })
    const at = '2026-05-04T14:02:00.000Z'
    const first = { ...document, form: { ...document.form, title: 'First' } }
    const old = await openDB(name, 10, {
      upgrade: (database, _, __, transaction) => takeSteps(database, transaction, schema.slice(0, 1)),
    })
    const form = { id, document, revision: 31, createdAt: at, updatedAt: at }
    await old.put('forms', { ...form, published: { revision: 31, at, as: 'page' } })
    for (const revision of [
      { id: 'contact@7', formId: id, revision: 7, document: first, publishedAt: '2026-05-03T14:02:00.000Z' },
      { id: 'contact@31', formId: id, revision: 31, document, publishedAt: at, as: 'page' },
    ])
      await old.put('revisions', revision)
    old.close()
    const storage = await openStorage(name)
    expect(await storage.forms.get(id)).toEqual({
      ...form,
      state: { status: 'taken', newest: { revision: 2, document, publishedAt: at, as: 'page' } },
    })
    expect((await storage.revisions.list()).map(({ id: of, revision }) => [of, revision])).toEqual([['contact@1', 1]])
    await saidIn(storage, 'Revision 2 downloaded')
  })
})

describe('a revision', () => {
  it('[T905] is looked at, compared with now in plain words, and restored, with undo', async () => {
    const storage = await out()
    await retitle(storage)
    await openStudio(storage, '/forms/contact/publish')
    await page.getByRole('button', { name: 'Look at it: revision 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Revision 1' })
    await expect.element(dialog.getByRole('heading', { name: contactStart.form.title })).toBeVisible()
    await expect.element(dialog.getByText(`The title was “${contactStart.form.title}”`, { exact: false })).toBeVisible()
    await dialog.getByRole('button', { name: 'Restore this revision' }).click()
    const title = async () => (await storage.forms.get(id))?.document.form.title
    await vi.waitFor(async () => expect(await title()).toBe(contactStart.form.title))
    await expect.element(page.getByRole('banner').getByText('Revision 1 downloaded')).toBeVisible()
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
    await vi.waitFor(async () => expect(await title()).toBe('Other'))
    await expect.element(page.getByRole('banner').getByText('Changed since revision 1')).toBeVisible()
  })
})
