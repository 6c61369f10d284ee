import { describe, expect, it } from 'vitest'
import { elsewhere, idsOf, minuteMs, network, ok, open } from './create-outbox.test.kit.ts'
import { createEntry } from './entry.ts'
import { createMemoryStore } from './memory-store.ts'
import { answers, deferred, submission, watchClaims } from './outbox.test.fixture.ts'
import type { Store } from './store.ts'
import { openTabChannel } from './tab-channel.ts'

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
