import { describe, expect, it } from 'vitest'
import { SendError } from '../send-error.ts'
import { elsewhere, idsOf, minuteMs, network, ok, open } from './create-outbox.test.kit.ts'
import { answers, connection, submission } from './outbox.test.fixture.ts'

const dayMs = 1440 * minuteMs
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
