import { openDB } from 'idb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openStudio } from '../../app/open-studio.test.fixture.tsx'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { openRecordCopies } from '../../domain/storage/backup-copies.ts'
import { openStorage } from '../../domain/storage/open-storage.ts'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'

let name: string
beforeEach(() => {
  name = `damaged-${crypto.randomUUID()}`
})
afterEach(() => vi.restoreAllMocks())

/** A browser with one form, into which something got that no screen can draw. */
async function damagedStorage(): Promise<StudioStorage> {
  const storage = await openStorage(name)
  await storage.forms.create(documentFromStart(contactStart, { to: '', id: 'contact' }))
  const raw = await openDB(name)
  const kept = await raw.get('forms', 'contact')
  kept.document.form.pages[0].fields[1].rules = 'none'
  await raw.put('forms', kept)
  raw.close()
  await openRecordCopies(name).remove('forms', 'contact')
  return storage
}

const card = () => page.getByRole('article', { name: 'Write to us' })

it('[T811] a form that cannot be read is listed as damaged with why, and is a form again once repaired', async () => {
  await openStudio(await damagedStorage())
  await expect.element(card().getByText('Damaged', { exact: true })).toBeVisible()
  await expect.element(card().getByText(/This must be a list of rules\..*\/fields\/1\/rules/)).toBeVisible()
  await expect.element(page.getByText('One form in this browser.')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await card().getByRole('button', { name: 'Repair what can be read' }).click()
  await expect.element(page.getByText(/“Write to us” is repaired: one part could not be read/)).toBeVisible()
  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Write to us/ })).toBeVisible()
})

it('[T811] it is downloaded as it is, and deleted only after asking', async () => {
  const storage = await damagedStorage()
  await openStudio(storage)
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'about:blank#'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await card().getByRole('button', { name: 'Download as it is' }).click()
  const [kept] = await storage.forms.listDamaged()
  expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual(kept?.record)
  await card().getByRole('button', { name: 'Delete for good' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await storage.forms.listDamaged()).toHaveLength(1)
  await card().getByRole('button', { name: 'Delete for good' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect.element(card()).not.toBeInTheDocument()
  expect(await storage.forms.listDamaged()).toEqual([])
})

it('[T812] its address says that it is damaged, not that it is missing', async () => {
  await openStudio(await damagedStorage(), '/forms/contact/build')
  await expect.element(page.getByRole('heading', { name: '“Write to us” is damaged.' })).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await page.getByRole('link', { name: 'Go to its card' }).click()
  await expect.element(card()).toBeVisible()
})
