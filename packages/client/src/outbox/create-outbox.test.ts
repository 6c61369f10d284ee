import { afterEach, describe, expect, it } from 'vitest'
import { SendError } from '../send-error.ts'
import { createOutbox, type OutboxOptions } from './create-outbox.ts'
import { createEntry } from './entry.ts'
import { createMemoryStore } from './memory-store.ts'
import {
  answers,
  connection,
  deferred,
  manualClock,
  manualPage,
  submission,
  watchClaims,
} from './outbox.test.fixture.ts'
import type { Outbox, OutboxEvent } from './outbox.ts'
import type { Store } from './store.ts'
import { openTabChannel } from './tab-channel.ts'

const ok = { status: 200, text: 'OK' }
const network = new SendError({ code: 'network', status: 0, text: 'Network Error', sent: 'maybe' })
const elsewhere = { ...connection, origin: 'https://other.example' }
const minuteMs = 60_000
const dayMs = 1440 * minuteMs

const opened: Outbox[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()))
})

/** An outbox with a store, a clock and a page of its own, unless given. Waits are half of what they may be. */
function open(options: OutboxOptions = {}) {
  const clock = manualClock()
  const page = manualPage()
  const store = createMemoryStore()
  const outbox = createOutbox({ store, clock, page, random: () => 0.5, ...options })
  opened.push(outbox)
  const events: OutboxEvent[] = []
  outbox.subscribe((event) => events.push(event))
  const state = async (id: string): Promise<unknown> => (await outbox.get(id))?.state.status
  return { outbox, clock, page, store, events, state }
}

const idsOf = (sent: readonly { readonly params: Readonly<Record<string, string>> }[]): (string | undefined)[] =>
  sent.map(({ params }) => params['letterslot_id'])

describe('an outbox', () => {
  it('[L40] sends what it takes in, in order, one a second, and keeps receipts', async () => {
    const { send, sent } = answers(ok)
    const { outbox, clock } = open({ send })
    for (const id of ['one', 'two', 'three']) await outbox.enqueue(submission(id))
    await clock.go(999)
    expect(idsOf(sent)).toEqual(['one'])
    await clock.go(1)
    expect(idsOf(sent)).toEqual(['one', 'two'])
    await clock.go(1000)
    expect(idsOf(sent)).toEqual(['one', 'two', 'three'])
    expect((await outbox.list()).map(({ params, state }) => [params, state.status])).toEqual([
      [{}, 'sent'],
      [{}, 'sent'],
      [{}, 'sent'],
    ])
    expect(await outbox.count()).toBe(0)
  })

  it('[L68] commits before the first byte goes out', async () => {
    const committed = deferred<void>()
    const store = createMemoryStore()
    const { send, sent } = answers(ok)
    const slow: Store = { ...store, add: (entry) => committed.promise.then(() => store.add(entry)) }
    const { outbox, clock } = open({ send, store: slow })
    const enqueued = outbox.enqueue(submission('one'))
    await clock.go(5000)
    expect(sent).toEqual([])
    committed.resolve()
    expect(await enqueued).toMatchObject({ id: 'one', state: { status: 'queued' } })
    await clock.go(0)
    expect(idsOf(sent)).toEqual(['one'])
  })

  it('[L42] [F37] takes one id in once, and what differs for the one that waits', async () => {
    const { send, sent } = answers(network, ok)
    const { outbox, clock } = open({ send })
    const both = await Promise.all([outbox.enqueue(submission('one')), outbox.enqueue(submission('one'))])
    expect(both[0].order).toBe(both[1].order)
    await clock.go(0)
    await outbox.enqueue(submission('one', { params: { message: 'Corrected' } }))
    await clock.go(minuteMs)
    expect(sent.map(({ params }) => params['message'])).toEqual(['Hello from one', 'Corrected'])
    await outbox.enqueue(submission('one', { params: { message: 'Once more' } }))
    await clock.go(minuteMs)
    expect(sent).toHaveLength(2)
  })

  it('[L171] takes other files under the same id for another content', async () => {
    const { send, sent } = answers(network, ok)
    const { outbox, clock } = open({ send })
    const withFile = (text: string) =>
      submission('one', { files: [{ name: 'photo', file: new File([text], 'photo.jpg', { lastModified: 1 }) }] })
    await outbox.enqueue(withFile('blurred'))
    await clock.go(0)
    await outbox.enqueue(withFile('sharp, and longer'))
    await clock.go(minuteMs)
    expect(await Promise.all(sent.map(({ files }) => files[0]?.file.text()))).toEqual(['blurred', 'sharp, and longer'])
  })

  it('gives a submission without a connection the outbox’s own', async () => {
    const { connection: _, ...bare } = submission('one')
    const { outbox } = open({ send: answers(ok).send, connection: elsewhere })
    expect(await outbox.enqueue(bare)).toMatchObject({ connection: elsewhere })
  })

  it('[F25] keeps what is not connected, for a person', async () => {
    const { connection: _, ...bare } = submission('one')
    const { outbox, clock } = open()
    await outbox.enqueue(bare)
    await clock.go(0)
    expect(await outbox.get('one')).toMatchObject({ state: { status: 'parked', code: 'missing-public-key' } })
  })

  it('[L69] tells each state once it is kept', async () => {
    const { outbox, clock, events } = open({ send: answers(ok).send })
    await outbox.enqueue(submission('one'))
    await clock.go(0)
    await outbox.remove('one')
    await clock.go(0)
    expect(events.map((event) => (event.kind === 'changed' ? event.entry.state.status : event.kind))).toEqual([
      'sending',
      'sent',
      'removed',
    ])
  })

  it('[L44] takes one out by hand, and in again where it was', async () => {
    const { send, sent } = answers(network, ok)
    const { outbox, clock } = open({ send })
    await outbox.enqueue(submission('one'))
    await outbox.enqueue(submission('two'))
    await clock.go(0)
    const removed = await outbox.remove('one')
    if (removed) await outbox.restore(removed)
    await clock.go(2 * minuteMs)
    expect(idsOf(sent)).toEqual(['one', 'one', 'two'])
  })

  it('[L44] doubts what was taken out while it was on its way', async () => {
    const answer = deferred<typeof ok>()
    const { outbox, clock } = open({ send: () => answer.promise })
    await outbox.enqueue(submission('one'))
    await clock.go(0)
    const removed = await outbox.remove('one')
    answer.resolve(ok)
    await clock.go(0)
    expect(await outbox.list()).toEqual([])
    expect(removed && (await outbox.restore(removed))).toMatchObject({ state: { status: 'queued' }, doubtful: true })
  })

  it('[L70] takes nothing in any more once it is closed, and gives up what runs', async () => {
    const { outbox, clock, store } = open({ send: () => new Promise(() => {}) })
    await outbox.enqueue(submission('one'))
    await clock.go(0)
    await outbox.close()
    expect(await store.get('one')).toMatchObject({ state: { status: 'queued' }, doubtful: true })
    await expect(outbox.enqueue(submission('two'))).rejects.toThrow()
    await outbox.flush()
  })

  it.each([
    ['of a new message', 'one'],
    ['of one that waited', 'zero'],
  ])('[L70] closed just as it claims, %s, it gives the message back at once, and tells', async (_, first) => {
    const store = createMemoryStore()
    let closing: Promise<void> | undefined
    if (first === 'zero') await store.add(createEntry(submission('zero')))
    const claiming = watchClaims(store, () => {
      closing ??= outbox.close()
    })
    const channel = openTabChannel('letterslot-closing')
    const { outbox, clock, events } = open({ ...answers(ok), store: claiming, ...(channel && { channel }) })
    if (first === 'one') await outbox.enqueue(submission('one'))
    await clock.go(0)
    await closing
    expect(await store.get(first)).toMatchObject({ state: { status: 'queued' }, doubtful: false })
    expect(events.map((event) => event.kind === 'changed' && event.entry.state.status)).toEqual(['sending', 'queued'])
    expect(
      (await store.findDue(clock.now(), new Set())).due.map(({ connectionState }) => connectionState.busy),
    ).toEqual([undefined])
  })
})

describe('a provider that does not take it', () => {
  it('[L63] [F26] [F41] is tried again for ten days offline, and all goes out in order when it is back', async () => {
    const { send, sent } = answers(ok)
    const { outbox, clock, page } = open({
      send: (outgoing, options) =>
        page.isOnline(connection.origin) ? send(outgoing, options) : Promise.reject(network),
    })
    page.goOffline()
    for (const id of ['one', 'two', 'three']) await outbox.enqueue(submission(id))
    await clock.go(10 * dayMs)
    expect((await outbox.list()).map(({ state, doubtful }) => [state.status, doubtful])).toEqual([
      ['queued', false],
      ['queued', false],
      ['queued', false],
    ])
    page.goOnline()
    await clock.go(3000)
    expect(idsOf(sent)).toEqual(['one', 'two', 'three'])
  })

  it('[L57] [F32] may have it although the network failed: the next attempt says so', async () => {
    const { send, sent } = answers(network, ok)
    const { outbox, clock } = open({ send })
    await outbox.enqueue(submission('one'))
    await clock.go(minuteMs)
    expect(sent.map(({ params }) => [params['letterslot_attempts'], params['letterslot_repeat']])).toEqual([
      ['1', undefined],
      ['2', 'yes'],
    ])
    expect(await outbox.get('one')).toMatchObject({ state: { status: 'sent' }, doubtful: true })
  })

  it('[L71] [F34] is given up after 30 s, with files after 120 s, and tried again', async () => {
    const { outbox, clock } = open({ send: () => new Promise(() => {}) })
    const file = new File(['a photo'], 'photo.jpg')
    await outbox.enqueue(submission('one'))
    await outbox.enqueue(submission('two', { connection: elsewhere, files: [{ name: 'photo', file }] }))
    const codes = async (id: string): Promise<unknown> =>
      (await outbox.get(id))?.log.map(({ code, endedMs }) => endedMs && code)
    await clock.go(30_000)
    expect(await codes('one')).toEqual(['timeout'])
    expect(await codes('two')).toEqual([undefined])
    await clock.go(90_000)
    expect(await codes('two')).toEqual(['timeout'])
  })

  it('[L65] [F30] that failed makes a message wait by itself: the next one goes', async () => {
    const { send, sent } = answers({ status: 503, text: 'busy' }, ok)
    const { outbox, clock, state } = open({ send })
    await outbox.enqueue(submission('one'))
    await outbox.enqueue(submission('two'))
    await clock.go(999)
    expect([await state('one'), await state('two')]).toEqual(['waiting', 'queued'])
    await clock.go(5000)
    expect(idsOf(sent)).toEqual(['one', 'one', 'two'])
  })

  it('[L64] [F29] is left alone as long as it asks, and other providers are not', async () => {
    const limited = new SendError({ code: 'rate-limited', status: 429, text: '', sent: 'no', retryAfterMs: 90_000 })
    const { send, sent } = answers(limited, ok)
    const { outbox, clock, page, state } = open({ send })
    await outbox.enqueue(submission('one'))
    await clock.go(0)
    await outbox.enqueue(submission('two'))
    await outbox.enqueue(submission('there', { connection: elsewhere }))
    page.goOnline()
    await outbox.retry('one')
    void outbox.flush({ all: true })
    await clock.go(89_999)
    expect(idsOf(sent)).toEqual(['one', 'there'])
    expect(await outbox.pausedUntilMs(connection)).toBe(clock.now() + 1)
    await clock.go(1001)
    expect([await state('one'), await state('two')]).toEqual(['sent', 'sent'])
    expect(await outbox.pausedUntilMs(connection)).toBeUndefined()
  })

  it('[L53] [F28] that refuses parks it, and others pass by; what may pass is probed', async () => {
    const { send, sent } = answers({ status: 412, text: 'Invalid grant' }, { status: 400, text: 'bad' }, ok)
    const { outbox, clock, state } = open({ send })
    for (const id of ['one', 'two', 'three']) await outbox.enqueue(submission(id))
    await clock.go(3000)
    expect([await state('one'), await state('two'), await state('three')]).toEqual(['parked', 'parked', 'sent'])
    await clock.go(dayMs / 4)
    expect([await state('one'), await state('two')]).toEqual(['sent', 'parked'])
    await outbox.retry('two')
    await clock.go(0)
    expect(idsOf(sent)).toEqual(['one', 'two', 'three', 'one', 'two'])
  })

  it('[L55] [F42] is not believed where a portal answers for it', async () => {
    const portal = { status: 200, text: '<html>Welcome to our hotel</html>' }
    const { send, sent } = answers(portal, portal, portal, portal, ok)
    const { outbox, clock, state } = open({ send })
    await outbox.enqueue(submission('one'))
    await clock.go(minuteMs)
    expect([sent.length, await state('one')]).toEqual([4, 'parked'])
    await clock.go(dayMs / 4)
    expect([sent.length, await state('one')]).toEqual([5, 'sent'])
    expect(new Set(idsOf(sent))).toEqual(new Set(['one']))
  })

  it('[L56] needs a person after 7 days, and is probed every 6 h', async () => {
    const { send, sent } = answers({ status: 500, text: 'broken' })
    const { outbox, clock, state } = open({ send })
    await outbox.enqueue(submission('one'))
    await clock.go(6.9 * dayMs)
    expect(await state('one')).toBe('waiting')
    await clock.go(dayMs)
    expect(await state('one')).toBe('parked')
    const { length } = sent
    await clock.go(2 * dayMs)
    expect(sent.length).toBe(length + 8)
    expect(await outbox.count()).toBe(1)
  })

  it('[L56] needs a person after 7 days of 429, too', async () => {
    const { outbox, clock, state } = open({ send: answers({ status: 429, text: '' }).send })
    await outbox.enqueue(submission('one'))
    await clock.go(8 * dayMs)
    expect(await state('one')).toBe('parked')
  })
})

describe('time', () => {
  it.each([
    ['back a day', -dayMs],
    ['forward a year', 365 * dayMs],
    ['back an hour', -60 * minuteMs],
  ])('[L50] [F15] may jump %s: what waits goes out, in order', async (_, jumpMs) => {
    const { send, sent } = answers({ status: 503, text: '' }, ok)
    const { outbox, clock } = open({ send })
    await outbox.enqueue(submission('one'))
    await clock.go(0)
    clock.set(clock.now() + jumpMs)
    await outbox.enqueue(submission('two'))
    await clock.go(minuteMs)
    expect(idsOf(sent)).toEqual(['one', 'one', 'two'])
  })

  it('[L72] hurries what waits where a person asks for all, not what needs a person', async () => {
    const { send, sent } = answers({ status: 503, text: '' }, { status: 400, text: '' }, ok)
    const { outbox, clock, state } = open({ send, policy: { firstDelayMs: dayMs, maxDelayMs: dayMs } })
    await outbox.enqueue(submission('one'))
    await outbox.enqueue(submission('two'))
    await clock.go(2000)
    void outbox.flush()
    await clock.go(2000)
    expect(idsOf(sent)).toEqual(['one', 'two'])
    void outbox.flush({ all: true })
    await clock.go(2000)
    expect([await state('one'), await state('two')]).toEqual(['sent', 'parked'])
  })

  it('[L72] is over when nothing is due', async () => {
    const { outbox, clock, state } = open({ send: answers(ok).send })
    await outbox.enqueue(submission('one'))
    await outbox.enqueue(submission('two'))
    const flushed = outbox.flush().then(async () => [await state('one'), await state('two')])
    await clock.go(1000)
    expect(await flushed).toEqual(['sent', 'sent'])
  })

  it.each(['online', 'visible', 'enqueued', 'retried'] as const)(
    '[L66] ends a pause for want of the network: %s',
    async (cause) => {
      const { send, sent } = answers(network, ok)
      const policy = { firstDelayMs: dayMs, maxDelayMs: dayMs }
      const { outbox, clock, page } = open({ send, policy })
      await outbox.enqueue(submission('one'))
      await clock.go(minuteMs)
      expect(sent).toHaveLength(1)
      if (cause === 'online') page.goOnline()
      if (cause === 'visible') page.look()
      if (cause === 'enqueued') await outbox.enqueue(submission('two'))
      if (cause === 'retried') await outbox.retry('one')
      await clock.go(0)
      expect(idsOf(sent)).toEqual(['one', 'one'])
    },
  )

  it('[L66] ends such a pause when the page is opened anew', async () => {
    const { send, sent } = answers(network, ok)
    const policy = { firstDelayMs: dayMs, maxDelayMs: dayMs }
    const { outbox, clock, store } = open({ send, policy })
    await outbox.enqueue(submission('one'))
    await clock.go(minuteMs)
    await outbox.close()
    const again = open({ send, policy, clock, store })
    await again.outbox.ready
    await clock.go(0)
    expect(sent).toHaveLength(2)
  })
})
