import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStorage } from './open-storage.ts'
import { createRecordChanges } from './record-changes.ts'

let name: string
beforeEach(() => {
  name = `changes-${crypto.randomUUID()}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  await deleteDB(name)
})

it('[T71] changes during a read make one more read', async () => {
  const changes = createRecordChanges(name)
  const reads: ((value: string) => void)[] = []
  const told: string[] = []
  const read = () => new Promise<string>((resolve) => reads.push(resolve))
  const stop = changes.follow('forms', read, (value) => told.push(value))
  changes.notify('forms')
  changes.notify('settings')
  changes.notify('forms')
  reads[0]?.('old')
  await vi.waitFor(() => expect(reads).toHaveLength(2))
  reads[1]?.('new')
  await vi.waitFor(() => expect(told).toEqual(['old', 'new']))
  expect(reads).toHaveLength(2)
  // As a page that was kept by the back/forward cache, and heard nothing meanwhile.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(reads).toHaveLength(3)
  stop()
})

it('[T2061] a change is read once for all who watch the same, and no record for those who want ids', async () => {
  const id = 'studio'
  const { settings } = await openStorage(name)
  await settings.put({ id, makerAddress: 'a@example.org' })
  const told: unknown[] = []
  const tell = (value: unknown): unknown => told.push(value)
  const stops = [1, 2].flatMap(() => [settings.watch(tell), settings.watchOne(id, tell), settings.watchIds(tell)])
  await vi.waitFor(() => expect(told).toHaveLength(6))
  const reads = (['getAll', 'get', 'getAllKeys'] as const).map((name) => vi.spyOn(IDBObjectStore.prototype, name))
  await settings.put({ id, makerAddress: 'b@example.org' })
  await vi.waitFor(() => expect(told).toHaveLength(12))
  // Whoever writes reads what stands there, and the second copy is made of what stands there then.
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([1, 3, 1])
  expect(told.filter((value) => JSON.stringify(value).includes('b@'))).toHaveLength(4)
  for (const stop of stops) stop()
})
