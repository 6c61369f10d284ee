import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newStorage, openStudio } from '../../app/open-studio.test.fixture.tsx'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { keepFolderBackup } from '../../domain/storage/folder-backup.ts'
import { openDocument } from '../../domain/storage/open-file.ts'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'

const document = documentFromStart(contactStart, { to: '', id: 'contact' })

/** A folder of the browser's private files stands for one of the maker's disk: both are the same kind of handle. */
let folder: FileSystemDirectoryHandle
beforeEach(async () => {
  const root = await navigator.storage.getDirectory()
  folder = await root.getDirectoryHandle(`chosen-${crypto.randomUUID()}`, { create: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function filesIn(): Promise<readonly (readonly [string, string])[]> {
  const files: (readonly [string, string])[] = []
  for await (const name of folder.keys()) {
    const handle = await folder.getFileHandle(name)
    files.push([name, await (await handle.getFile()).text()])
  }
  return files
}

async function storageWithForm(): Promise<StudioStorage> {
  const storage = await newStorage()
  await storage.forms.create(document)
  return storage
}

/** The maker's answer to the browser's own dialog. */
function choosing(chosen: () => Promise<FileSystemDirectoryHandle>): void {
  vi.stubGlobal('showDirectoryPicker', chosen)
}

/** The browser's answer about a folder of the disk: one of its private files is always allowed. */
function answering(method: 'queryPermission' | 'requestPermission', answer: () => PermissionState): void {
  Reflect.defineProperty(FileSystemDirectoryHandle.prototype, method, {
    configurable: true,
    value: async () => answer(),
  })
  onTestFinished(() => {
    Reflect.deleteProperty(FileSystemDirectoryHandle.prototype, method)
  })
}

it('[T819] [T1108] a folder of the maker’s choice gets a backup at once, and another with each change; the focus stays', async () => {
  choosing(async () => folder)
  const storage = await storageWithForm()
  const stop = keepFolderBackup(storage, { now: () => '2026-11-22T10:00:00.000Z', wait: async () => {} })
  await openStudio(storage, '/settings')
  await page.getByRole('button', { name: 'Keep a backup in a folder' }).click()
  await expect
    .element(page.getByText(`While the studio is open it keeps a backup in “${folder.name}”`, { exact: false }))
    .toBeVisible()
  expect(await axeFaults()).toEqual([])
  await vi.waitFor(async () => expect((await filesIn()).length).toBeGreaterThan(0))
  const titled = { ...document, form: { ...document.form, title: 'Changed' } }
  await storage.forms.save(document.form.id, titled, 1)
  await vi.waitFor(async () => {
    const opened = openDocument((await filesIn()).find(([name]) => name.includes('2026-11-22'))?.[1] ?? '', 'now')
    expect(opened.ok && opened.value.forms[0]?.document.form.title).toBe('Changed')
  })
  expect((await storage.settings.get('studio'))?.lastBackupAt).toBeDefined()
  const stopButton = page.getByRole('button', { name: 'Stop' }).element()
  if (stopButton instanceof HTMLElement) stopButton.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Keep a backup in a folder' })).toBeVisible()
  await expect.poll(() => globalThis.document.activeElement === globalThis.document.body).toBe(false)
  expect((await storage.settings.get('studio'))?.backupFolder).toBeUndefined()
  stop()
})

it('[T819] a folder that the browser asks about again is said to get nothing, until it is allowed', async () => {
  const storage = await storageWithForm()
  await storage.settings.put({ id: 'studio', backupFolder: folder })
  let permission: PermissionState = 'prompt'
  answering('queryPermission', () => permission)
  answering('requestPermission', () => {
    permission = 'granted'
    return permission
  })
  vi.stubGlobal('showDirectoryPicker', async () => folder)
  await openStudio(storage, '/settings')
  await expect.element(page.getByText(/Nothing is written to “.*” until you allow it again/)).toBeVisible()
  expect(await filesIn()).toEqual([])
  await page.getByRole('button', { name: 'Allow again' }).click()
  await vi.waitFor(async () => expect(await filesIn()).toHaveLength(1))
})

it('[T819] a studio without forms writes nothing over a backup that has some', async () => {
  choosing(async () => folder)
  const storage = await newStorage()
  await openStudio(storage, '/settings')
  await page.getByRole('button', { name: 'Keep a backup in a folder' }).click()
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  expect(await filesIn()).toEqual([])
})

it('[T819] a browser without such folders is offered none', async () => {
  vi.stubGlobal('showDirectoryPicker', undefined)
  await openStudio(await storageWithForm(), '/settings')
  await expect.element(page.getByRole('button', { name: 'Download backup' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Keep a backup in a folder' })).not.toBeInTheDocument()
})

it('[T2021] a backup that is not written while nobody looks is told in Settings, until one is', async () => {
  const storage = await storageWithForm()
  await storage.settings.put({ id: 'studio', backupFolder: folder })
  answering('queryPermission', () => 'granted')
  let cause: Error | undefined = new DOMException('The disk is full.', 'QuotaExceededError')
  const write = vi.spyOn(FileSystemDirectoryHandle.prototype, 'getFileHandle').mockImplementation(async () => {
    throw cause
  })
  const stop = keepFolderBackup(storage, { now: () => '2026-11-22T10:00:00.000Z', wait: async () => {} })
  onTestFinished(stop)
  await expect.poll(async () => (await storage.settings.get('studio'))?.backupTrouble).toContain('The disk is full')
  await openStudio(storage, '/settings')
  await expect.element(page.getByText(/^The last backup was not written to “.*” \(.*The disk is full/)).toBeVisible()
  await expect.element(page.getByText(/it keeps a backup in/)).not.toBeInTheDocument()
  cause = undefined
  write.mockRestore()
  const stored = await storage.forms.get(document.form.id)
  await storage.forms.save(
    document.form.id,
    { ...document, form: { ...document.form, title: 'Changed' } },
    stored?.revision ?? 1,
  )
  await expect.element(page.getByText(/it keeps a backup in/)).toBeVisible()
})

it('[T2021] an address that could not be kept is told beside it', async () => {
  const storage = await newStorage()
  const update = () => Promise.reject(new DOMException('No room.', 'QuotaExceededError'))
  await openStudio({ ...storage, settings: { ...storage.settings, update } }, '/settings')
  await page.getByLabelText('Your address').fill('me@example.org')
  await expect
    .element(page.getByText(/^Not saved \(.*No room\)\. It stands here until this page is left\.$/))
    .toBeVisible()
})

it('[T2021] a *Stop* that could not be kept is told beside the folder, which stays', async () => {
  const storage = await storageWithForm()
  await storage.settings.put({ id: 'studio', backupFolder: folder })
  answering('queryPermission', () => 'granted')
  const update = () => Promise.reject(new DOMException('No room.', 'QuotaExceededError'))
  await openStudio({ ...storage, settings: { ...storage.settings, update } }, '/settings')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect
    .element(page.getByText(/it keeps a backup in “.*Not stopped \(.*No room\): “.*” is still the folder\.$/))
    .toBeVisible()
})
