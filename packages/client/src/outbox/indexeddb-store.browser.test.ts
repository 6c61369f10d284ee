import { afterEach, expect, it, vi } from 'vitest'
import { openOutboxDatabase, promisifyRequest } from './database.ts'
import { createEntry } from './entry.ts'
import { openIndexedDbStore } from './indexeddb-store.ts'
import { submission } from './outbox.test.fixture.ts'
import type { Store } from './store.ts'
import { describeStore } from './store-contract.test.kit.ts'

const opened: { readonly name: string; readonly store: Store }[] = []

async function open(): Promise<Store> {
  const name = `outbox-${crypto.randomUUID()}`
  const store = await openIndexedDbStore(name, () => {})
  opened.push({ name, store })
  return store
}

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { name, store } of opened.splice(0)) {
    store.close()
    indexedDB.deleteDatabase(name)
  }
})

describeStore('a store on the device', open)

it('[L175] says that a message is kept only when its transaction is complete', async () => {
  const store = await open()
  const told: string[] = []
  const native = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function spied(this: IDBDatabase, ...given) {
    const transaction = native.apply(this, given)
    transaction.addEventListener('complete', () => told.push('complete'))
    return transaction
  })
  await store.add(createEntry(submission('one')))
  told.push('kept')
  expect(told).toEqual(['complete', 'kept'])
})

/** The records in the newest database, beside the heads. */
async function contentsKept(): Promise<readonly unknown[]> {
  const db = await openOutboxDatabase(opened.at(-1)?.name ?? '', { onNewerVersion() {}, onLost() {} })
  const contents = await promisifyRequest(db.transaction('contents').objectStore('contents').getAll())
  db.close()
  return contents
}

it('[L176] has nothing left of what was written once it is sent, or deleted', async () => {
  const store = await open()
  const { order } = await store.add(createEntry(submission('one')))
  await store.add(createEntry(submission('two')))
  expect(await contentsKept()).toHaveLength(2)
  await store.remove('two')
  await store.update(order, ({ entry, connectionState }) => {
    return {
      entry: { ...entry, params: {}, state: { status: 'sent', sentAt: '2026-11-21T14:02:00Z' } },
      connectionState,
    }
  })
  expect(await contentsKept()).toEqual([])
})

it('[L177] writes all of a message or nothing: one that cannot be cloned leaves no head behind', async () => {
  const store = await open()
  const whole = createEntry(submission('one', { context: { cannot: 'be cloned', by: () => {} } }))
  await expect(store.add(whole)).rejects.toMatchObject({ name: 'DataCloneError' })
  expect(await store.list({ unsent: false, after: 0, limit: 9 })).toEqual([])
})

const plan = (): File => new File(['Ground floor'], 'plan.txt', { type: 'text/plain', lastModified: 7 })
const withPlan = (id: string) => createEntry(submission(id, { files: [{ name: 'plan', file: plan() }] }))

/** From now on the browser stores no files, as in a private window of WebKit. */
function refuseFiles(): void {
  const native = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refusing(this: IDBObjectStore, value) {
    if (value.files?.some(({ file }: { readonly file: unknown }) => file instanceof File))
      throw new DOMException('Error preparing Blob/File data to be stored in object store', 'UnknownError')
    return native.call(this, value)
  })
}

it('[L177] lets transactions that write complete by themselves: WebKit commits early ones without a write that fails', async () => {
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  const store = await open()
  const { order } = await store.add(withPlan('one'))
  await store.update(order, (current) => current)
  await store.remove('one')
  expect(commit).not.toHaveBeenCalled()
})

it('[L206] [F01] keeps files as bytes where the browser stores none, and gives them back whole', async () => {
  refuseFiles()
  const store = await open()
  const { order } = await store.add(withPlan('one'))
  await store.add(createEntry(submission('two')))
  const files = [{ name: 'plan', file: plan() }]
  for (const change of [{ files }, { params: { message: 'Changed' } }])
    await store.update('two', ({ entry, connectionState }) => ({ entry: { ...entry, ...change }, connectionState }))
  const list = await store.list({ unsent: true, after: 0, limit: 9 })
  const kept = list.map((entry) =>
    entry.files?.map(({ name, file }) => [name, file.name, file.type, file.lastModified]),
  )
  expect(kept).toEqual([[['plan', 'plan.txt', 'text/plain', 7]], [['plan', 'plan.txt', 'text/plain', 7]]])
  expect(await (await store.get('two'))?.files?.[0]?.file.text()).toBe('Ground floor')
  expect(order).toBe(list[0]?.order)
})

it('[L208] writes files last of all, once every other write is answered: WebKit never ends one that it refuses sooner', async () => {
  const requests: IDBRequest[] = []
  const states: (readonly string[])[] = []
  const native = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function spied(this: IDBObjectStore, value) {
    states.push(requests.map(({ readyState }) => readyState))
    const request = native.call(this, value)
    requests.push(request)
    return request
  })
  const store = await open()
  const { order } = await store.add(withPlan('one'))
  expect(states).toEqual([[], ['pending'], ['done', 'done']])
  requests.length = states.length = 0
  await store.update(order, ({ entry, connectionState }) => ({
    entry: { ...entry, files: [{ name: 'plan', file: plan() }] },
    connectionState,
  }))
  expect(states).toEqual([[], ['pending'], ['done', 'done']])
})

it('[L207] never takes a message whose content is missing for one that is empty', async () => {
  const store = await open()
  await store.add(createEntry(submission('one')))
  const db = await openOutboxDatabase(opened.at(-1)?.name ?? '', { onNewerVersion() {}, onLost() {} })
  await promisifyRequest(db.transaction('contents', 'readwrite').objectStore('contents').clear())
  db.close()
  expect(await store.get('one')).toMatchObject({ id: 'one', format: 0, state: { status: 'parked', code: 'unknown' } })
  expect(await store.update('one', (both) => both)).toBeUndefined()
})

it('[L78] [F03] writes all the same, in the same call, where the browser let go of its connection', async () => {
  const connections: IDBDatabase[] = []
  const native = IDBFactory.prototype.open
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function spied(this: IDBFactory, ...given) {
    const request = native.apply(this, given)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  })
  const store = await open()
  for (const connection of connections) connection.close()
  expect(await store.add(createEntry(submission('one')))).toMatchObject({ id: 'one', keeping: 'strict' })
  expect(connections).toHaveLength(2)
})
