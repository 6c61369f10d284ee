import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { Answer } from '../answer.ts'
import { createOutbox, type OutboxOptions } from './create-outbox.ts'
import { createEntry } from './entry.ts'
import { createMemoryStore } from './memory-store.ts'
import {
  answers,
  deferred,
  manualClock,
  manualPage,
  submission,
  tabChannels,
  watchClaims,
} from './outbox.test.fixture.ts'
import type { Outbox, OutboxEvent, Outgoing } from './outbox.ts'
import type { Store } from './store.ts'

const ok: Answer = { status: 200, text: 'OK' }
const opened: Outbox[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()))
})

function openTab(options: OutboxOptions): Outbox {
  const outbox = createOutbox({ page: manualPage(), random: () => 0.5, ...options })
  opened.push(outbox)
  return outbox
}

const idOf = ({ params }: Outgoing): string | undefined => params['letterslot_id']

describe('several tabs over one store', () => {
  it('[L48] [L62] [F38] send each message once, in order, one a second, whoever drains', async () => {
    const clock = manualClock()
    const store = createMemoryStore()
    const { send, sent } = answers(ok)
    const starts: number[] = []
    const timed: OutboxOptions['send'] = (outgoing, options) => {
      starts.push(clock.now())
      return send(outgoing, options)
    }
    const tabs = tabChannels(5).map((channel) => openTab({ store, clock, channel, send: timed }))
    const ids = Array.from({ length: 200 }, (_, index) => `m${index}`)
    for (const [index, id] of ids.entries()) await tabs[index % tabs.length]?.enqueue(submission(id))
    await clock.go(200_000)
    expect(sent.map(idOf)).toEqual(ids)
    expect(sent.filter(({ params }) => params['letterslot_repeat'] !== undefined)).toEqual([])
    expect(starts.slice(1).every((startMs, index) => startMs - (starts[index] ?? 0) >= 1000)).toBe(true)
  }, 30_000)

  it('[L69] hear of each other’s changes', async () => {
    const clock = manualClock()
    const store = createMemoryStore()
    const [mine, yours] = tabChannels(2).map((channel) => openTab({ store, clock, channel, send: answers(ok).send }))
    const heard: OutboxEvent[] = []
    yours?.subscribe((event) => heard.push(event))
    await mine?.enqueue(submission('one'))
    await clock.go(0)
    await mine?.remove('one')
    await clock.go(0)
    expect(heard.at(-1)).toEqual({ kind: 'removed', id: 'one' })
    expect(heard.some((event) => event.kind === 'changed' && event.entry.state.status === 'sent')).toBe(true)
  })

  it('[L69] without a channel look again when they are looked at', async () => {
    const clock = manualClock()
    const store = createMemoryStore()
    const page = manualPage()
    const yours = openTab({ store, clock, page, send: answers({ status: 503, text: '' }).send })
    const mine = openTab({ store, clock, send: answers(ok).send })
    await yours.enqueue(submission('one'))
    await clock.go(0)
    const heard: OutboxEvent[] = []
    yours.subscribe((event) => heard.push(event))
    await mine.remove('one')
    page.look()
    await clock.go(0)
    expect(heard).toEqual([{ kind: 'removed', id: 'one' }])
  })
})

describe('a holder that is frozen or dies', () => {
  it('[L58] [F39] loses what it holds after the lease; waking, it writes nothing', async () => {
    const clock = manualClock()
    const store = createMemoryStore()
    const frozenClock = manualClock(clock.now())
    const late = deferred<Answer>()
    const frozen = openTab({ store, clock: frozenClock, send: () => late.promise })
    await frozen.enqueue(submission('one'))
    await frozenClock.go(0)
    const { send, sent } = answers({ status: 400, text: 'No' })
    openTab({ store, clock, send })
    await clock.go(44_999)
    expect(sent).toEqual([])
    await clock.go(1)
    expect(sent.map(({ params }) => params['letterslot_repeat'])).toEqual(['yes'])
    const before = await store.get('one')
    late.resolve(ok)
    await frozenClock.go(1)
    expect(await store.get('one')).toEqual(before)
    expect(before).toMatchObject({ state: { status: 'parked' }, doubtful: true, fence: 2 })
  })

  it.each(['new', 'queued'])(
    '[L58] [F39] that wakes too late for a whole attempt gives it back, unsent and unmarked: a %s one',
    async (kind) => {
      const clock = manualClock()
      const store = createMemoryStore()
      if (kind === 'queued') await store.add(createEntry(submission('one')))
      let isFirst = true
      // The page sleeps between the commit of its claim and its next line.
      const sleepy = watchClaims(store, () => {
        if (isFirst) clock.set(clock.now() + 15_000)
        isFirst = false
      })
      const { send, sent } = answers(ok)
      const outbox = openTab({ store: sleepy, clock, send })
      if (kind === 'new') await outbox.enqueue(submission('one'))
      await clock.go(0)
      expect(sent.map(({ params }) => [params['letterslot_attempts'], params['letterslot_repeat']])).toEqual([
        ['1', undefined],
      ])
      expect(await store.get('one')).toMatchObject({ state: { status: 'sent' }, doubtful: false, fence: 2 })
    },
  )

  it('[L62] holds up its connection no longer than the lease', async () => {
    const clock = manualClock()
    const store = createMemoryStore()
    const dead = openTab({ store, clock: manualClock(clock.now()), send: () => new Promise(() => {}) })
    await dead.enqueue(submission('one'))
    await dead.enqueue(submission('two'))
    const { send, sent } = answers(ok)
    openTab({ store, clock, send })
    await clock.go(46_000)
    expect(sent.map(idOf)).toEqual(['one', 'two'])
  })
})

describe('a store that fails', () => {
  it('[L75] is offered the result again and again, and the message is not sent meanwhile', async () => {
    const clock = manualClock()
    const store = createMemoryStore()
    let isBroken = false
    const broken: Store = {
      ...store,
      update: (key, decide) =>
        isBroken ? Promise.reject(new DOMException('', 'UnknownError')) : store.update(key, decide),
    }
    const { send, sent } = answers(ok)
    const outbox = openTab({
      store: broken,
      clock,
      send(outgoing, options) {
        isBroken = true
        return send(outgoing, options)
      },
    })
    await outbox.enqueue(submission('one'))
    await clock.go(600_000)
    expect(sent).toHaveLength(1)
    isBroken = false
    await clock.go(60_000)
    expect(await store.get('one')).toMatchObject({ state: { status: 'sent' }, attempts: 1, doubtful: false })
    expect(sent).toHaveLength(1)
  })

  it('[L75] is looked into again when it could not be read', async () => {
    const clock = manualClock()
    const store = createMemoryStore()
    let isBroken = true
    const { send, sent } = answers(ok)
    const broken: Store = {
      ...store,
      findDue: (nowMs, except) =>
        isBroken ? Promise.reject(new DOMException('', 'UnknownError')) : store.findDue(nowMs, except),
    }
    await store.add(createEntry(submission('one')))
    openTab({ store: broken, clock, send })
    await clock.go(10_000)
    expect(sent).toEqual([])
    isBroken = false
    await clock.go(10_000)
    expect(sent).toHaveLength(1)
  })
})

describe('whatever tabs do', () => {
  it('[L60] [F38] [F39] nothing is lost, and no double is unmarked', async () => {
    const step = fc.record({
      tab: fc.nat(2),
      kind: fc.constantFrom(
        'enqueue' as const,
        'go' as const,
        'go' as const,
        'freeze' as const,
        'look' as const,
        'close' as const,
      ),
      ms: fc.integer({ min: 0, max: 120_000 }),
    })
    const fates = fc.infiniteStream(fc.constantFrom('ok', 'ok', 'lost', 'silent', 'busy', 'refused'))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), fates, async (steps, fate) => {
        const clock = manualClock()
        const store = createMemoryStore()
        const channels = tabChannels(3)
        const accepted: Outgoing[] = []
        const send: OutboxOptions['send'] = async (outgoing) => {
          const next = fate.next().value
          if (next === 'busy') return { status: 503, text: 'busy' }
          if (next === 'refused') return { status: 412, text: 'no' }
          accepted.push(outgoing)
          if (next === 'lost') throw new TypeError('lost')
          return next === 'silent' ? new Promise(() => {}) : ok
        }
        const frozen = new Set<number>()
        const openOne = (tab: number) => {
          const channel = channels[tab]
          // A frozen page hears nothing and its timers stand still.
          const own = {
            now: clock.now,
            after: (delayMs: number, call: () => void) => clock.after(delayMs, () => !frozen.has(tab) && call()),
          }
          return createOutbox({
            store,
            clock: own,
            page: manualPage(),
            send,
            random: () => 0.5,
            ...(channel && { channel }),
          })
        }
        const tabs = [0, 1, 2].map(openOne)
        const taken: string[] = []
        for (const { tab, kind, ms } of steps) {
          const outbox = tabs[tab]
          if (kind === 'enqueue') {
            const id = `m${taken.length}`
            taken.push(id)
            await outbox?.enqueue(submission(id))
          }
          if (kind === 'freeze') frozen.add(tab)
          if (kind === 'look') frozen.delete(tab)
          if (kind === 'close') {
            frozen.delete(tab)
            await outbox?.close()
            tabs[tab] = openOne(tab)
          }
          await clock.go(ms)
        }
        const kept = await store.list({ unsent: false, after: 0, limit: 999 })
        expect(kept.map(({ id }) => id)).toEqual(taken)
        const unmarked = new Set<string>()
        for (const outgoing of accepted) {
          if (outgoing.params['letterslot_repeat'] === 'yes') continue
          expect(unmarked.has(outgoing.entry.id)).toBe(false)
          unmarked.add(outgoing.entry.id)
        }
        const sent = kept.filter(({ state }) => state.status === 'sent')
        expect(sent.filter(({ id }) => !accepted.some(({ entry }) => entry.id === id))).toEqual([])
        await Promise.all(tabs.map((outbox) => outbox.close()))
      }),
      { numRuns: 200 },
    )
  }, 60_000)
})
