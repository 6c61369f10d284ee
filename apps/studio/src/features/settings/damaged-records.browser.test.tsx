import { openDB } from 'idb'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openStudio } from '../../app/open-studio.test.fixture.tsx'
import { openStorage } from '../../domain/storage/open-storage.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'

afterEach(() => vi.restoreAllMocks())

it('[T820] other records that cannot be read are counted in Settings, and downloaded without private keys', async () => {
  const name = `records-${crypto.randomUUID()}`
  const storage = await openStorage(name)
  const raw = await openDB(name)
  await raw.put('connections', { id: 'c1', kind: 'relay', name: 7, privateKey: 'SECRET' })
  await raw.put('practiceMails', { id: 'm1', receivedAtMs: 0, mail: 'none' })
  raw.close()
  await openStudio(storage, '/settings')
  await expect.element(page.getByText(/cannot be read: 1 connection, 1 practice mail\./)).toBeVisible()
  expect(await axeFaults()).toEqual([])
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'about:blank#'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await page.getByRole('button', { name: 'Download them, without private keys' }).click()
  const text = (await blobs[0]?.text()) ?? ''
  expect(text).not.toContain('SECRET')
  expect(JSON.parse(text)).toEqual({
    connections: [{ id: 'c1', record: { id: 'c1', kind: 'relay', name: 7 } }],
    revisions: [],
    practiceMails: [{ id: 'm1', record: { id: 'm1', receivedAtMs: 0, mail: 'none' } }],
  })
})
