import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutbox } from './create-outbox.ts'
import { openOutboxDatabase } from './database.ts'
import { answers, submission } from './outbox.test.fixture.ts'
import type { Outbox, OutboxHealth } from './outbox.ts'

const ok = { status: 200, text: 'OK' }
const never = answers({ status: 400, text: 'No' }).send
let name = ''
const closings: (() => unknown)[] = []

beforeEach(() => {
  name = `outbox-${crypto.randomUUID()}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closings.splice(0).reverse()) await close()
  indexedDB.deleteDatabase(name)
})

function open(send = never): Outbox {
  const outbox = createOutbox({ name, send })
  closings.push(() => outbox.close())
  return outbox
}

/** The databases that the page opens from now on. */
function watchOpened(): IDBDatabase[] {
  const databases: IDBDatabase[] = []
  const native = IDBFactory.prototype.open
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function spied(this: IDBFactory, ...given) {
    const request = native.apply(this, given)
    request.addEventListener('success', () => databases.push(request.result))
    return request
  })
  return databases
}

const idsOf = async (outbox: Outbox): Promise<string[]> => (await outbox.list()).map(({ id }) => id)
const healthOf = (outbox: Outbox): Promise<OutboxHealth> =>
  new Promise((resolve) => {
    outbox.subscribe((event) => {
      if (event.kind === 'health') resolve(event.health)
    })
  })

function request<Value>(asked: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}

describe('a device that keeps', () => {
  it('[L76] [F05] keeps strictly, and says so of each message', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const outbox = open()
    expect(await outbox.ready).toEqual({ keeping: 'strict', sendsWhenClosed: false })
    expect(await outbox.enqueue(submission('one'))).toMatchObject({ keeping: 'strict' })
    expect(asked.mock.calls.filter(([, , options]) => options?.durability !== 'strict')).toEqual([])
  })

  it('[L76] [F05] says relaxed where that is all the browser gives', async () => {
    vi.spyOn(IDBTransaction.prototype, 'durability', 'get').mockReturnValue('relaxed')
    const outbox = open()
    expect(await outbox.ready).toEqual({ keeping: 'relaxed', sendsWhenClosed: false })
    expect(await outbox.enqueue(submission('one'))).toMatchObject({ keeping: 'relaxed' })
  })

  it('[L77] asks that it be kept for good after the first message, and not before', async () => {
    const persist = vi.spyOn(StorageManager.prototype, 'persist').mockResolvedValue(false)
    const outbox = open()
    await outbox.ready
    expect(persist).not.toHaveBeenCalled()
    await outbox.enqueue(submission('one'))
    await outbox.enqueue(submission('two'))
    expect(persist).toHaveBeenCalledOnce()
  })

  it('[L40] sends what an earlier page left', async () => {
    const first = open(() => new Promise(() => {}))
    await first.enqueue(submission('one'))
    await vi.waitFor(async () => expect((await first.get('one'))?.state.status).toBe('sending'))
    await first.close()
    const { send, sent } = answers(ok)
    const outbox = open(send)
    await outbox.flush()
    expect(sent.map(({ params }) => [params['letterslot_id'], params['letterslot_repeat']])).toEqual([['one', 'yes']])
  })
})

describe('a connection that is lost', () => {
  it('[L78] [F03] is opened again once, and what failed is done', async () => {
    const databases = watchOpened()
    const outbox = open()
    await outbox.enqueue(submission('one'))
    databases[0]?.close()
    expect(await outbox.enqueue(submission('two'))).toMatchObject({ keeping: 'strict' })
    expect(databases).toHaveLength(2)
    expect(outbox.health()).toEqual({ keeping: 'strict', sendsWhenClosed: false })
    expect(await idsOf(outbox)).toEqual(['one', 'two'])
  })

  it('[L78] [F03] that does not come back is told, and messages go out from memory', async () => {
    const databases = watchOpened()
    const { send, sent } = answers({ status: 400, text: 'No' }, ok)
    const outbox = open(send)
    await outbox.enqueue(submission('one'))
    await outbox.flush()
    const told = healthOf(outbox)
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
    })
    for (const database of databases) database.close()
    expect(
      await outbox.enqueue(submission('two', { connection: { ...submission('x').connection, serviceId: 'b' } })),
    ).toMatchObject({
      keeping: 'memory',
      doubtful: true,
    })
    expect(await told).toEqual({ keeping: 'memory', fault: 'lost', sendsWhenClosed: false })
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    vi.restoreAllMocks()
    await vi.waitFor(async () => expect(await idsOf(outbox)).toEqual(['one', 'two']))
    expect(outbox.health()).toEqual({ keeping: 'strict', sendsWhenClosed: false })
  })
})

describe('a database that is deleted', () => {
  it('[L78] [F06] is made anew for the next message', async () => {
    const outbox = open()
    await outbox.enqueue(submission('one'))
    await outbox.flush()
    await request(indexedDB.deleteDatabase(name))
    expect(await outbox.enqueue(submission('two'))).toMatchObject({ keeping: 'strict' })
    expect(await idsOf(outbox)).toEqual(['two'])
    expect(outbox.health()).toEqual({ keeping: 'strict', sendsWhenClosed: false })
  })
})

describe('another version', () => {
  it('[L79] [F08] that needs the database gets it at once; this page says so, and keeps messages in memory', async () => {
    const { send, sent } = answers(ok)
    const outbox = open(send)
    await outbox.ready
    const told = healthOf(outbox)
    const newer = await request(indexedDB.open(name, 7))
    closings.push(() => newer.close())
    expect(await told).toEqual({ keeping: 'memory', fault: 'newer-version', sendsWhenClosed: false })
    expect(await outbox.enqueue(submission('one'))).toMatchObject({ keeping: 'memory' })
    await outbox.flush()
    expect(sent).toHaveLength(1)
    expect(newer.version).toBe(7)
  })

  it('[L79] [F09] that is newer than this page is left untouched', async () => {
    const upgrade = indexedDB.open(name, 7)
    upgrade.onupgradeneeded = () => upgrade.result.createObjectStore('theirs').put('kept', 1)
    const newer = await request(upgrade)
    closings.push(() => newer.close())
    const outbox = open()
    expect(await outbox.ready).toEqual({ keeping: 'memory', fault: 'newer-version', sendsWhenClosed: false })
    expect(await request(newer.transaction('theirs').objectStore('theirs').get(1))).toBe('kept')
  })

  it('[L79] [F08] that holds on to the database stops no page', async () => {
    const older = await request(indexedDB.open(name, 1))
    closings.push(() => older.close())
    const events = { onLost: () => {}, onNewerVersion: () => {} }
    await expect(openOutboxDatabase(name, events, 2)).rejects.toMatchObject({ name: 'VersionError' })
  })

  it('[L80] leaves an entry of a newer format alone, lists it, and sends the others', async () => {
    const first = open()
    await first.enqueue(submission('theirs'))
    await first.close()
    const db = await request(indexedDB.open(name))
    const entries = (): IDBObjectStore => db.transaction('entries', 'readwrite').objectStore('entries')
    const stored: object = await request(entries().get(1))
    const newer = {
      ...stored,
      format: 2,
      queued: '["https://provider.example","key","service"]',
      state: { status: 'new' },
    }
    await request(entries().put(newer))
    closings.push(() => db.close())
    const { send, sent } = answers(ok)
    const outbox = open(send)
    await outbox.enqueue(submission('mine'))
    await vi.waitFor(() => expect(sent.map(({ entry }) => entry.id)).toEqual(['mine']))
    expect(await outbox.get('theirs')).toMatchObject({ format: 2, state: { status: 'parked', code: 'unknown' } })
    await outbox.retry('theirs')
    expect(await outbox.remove('theirs')).toBeUndefined()
    expect(await request(entries().get(1))).toEqual(newer)
  })
})

describe('a device without room', () => {
  it('[L73] [L81] [L178] [F02] is told with what is used and allowed; the message goes out all the same', async () => {
    const { send, sent } = answers(ok)
    const outbox = open(send)
    await outbox.ready
    // Chromium remembers for half a minute how much room an origin has, so that a quota set by a test comes too late.
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(StorageManager.prototype, 'estimate').mockResolvedValue({ usage: 90, quota: 100 })
    const told = healthOf(outbox)
    expect(await outbox.enqueue(submission('one'))).toMatchObject({ keeping: 'memory', doubtful: false })
    const health = { keeping: 'memory', fault: 'quota', usage: 90, quota: 100, sendsWhenClosed: false }
    expect(await told).toEqual(health)
    expect(outbox.health()).toEqual(health)
    expect(full).toHaveBeenCalledOnce()
    await outbox.flush()
    expect(sent).toHaveLength(1)
    full.mockRestore()
    await outbox.enqueue(submission('two'))
    await vi.waitFor(() => expect(outbox.health()).toEqual({ keeping: 'strict', sendsWhenClosed: false }))
  })
})

describe('a browser that keeps nothing', () => {
  it('[L74] [F01] is told where site data is blocked', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const outbox = open()
    expect(await outbox.ready).toEqual({ keeping: 'memory', fault: 'blocked-site-data', sendsWhenClosed: false })
  })

  it('[L74] [F01] is told where there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const outbox = open()
    expect(await outbox.ready).toEqual({ keeping: 'memory', fault: 'unsupported', sendsWhenClosed: false })
    vi.unstubAllGlobals()
  })
})
