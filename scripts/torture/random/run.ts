import type { Entry, Outbox, Store, Submission } from '@letterslot/client/outbox'
import { createRandom } from '../../../apps/relay/src/torture/random.ts'
import { createRandomFaults } from '../../../packages/client/src/faults/create-random-faults.ts'
import { createMailbox, judgeMails, type MailVerdict } from '../mailbox.ts'
import { paramsOf, write } from '../messages.ts'
import { createVirtualClock } from '../virtual-clock.ts'
import { createFarProvider } from './far-provider.ts'
import type { Life } from './life.ts'
import { openTab, type Tab } from './tab.ts'
import { peace, storm, type Weather } from './weather.ts'

/** One run: some messages, two tabs, and whatever chance does to them. */
export interface RunOptions {
  readonly seed: number
  readonly messages: number
  /** The state that outlives the tabs. */
  readonly store: Store
  /** Resolves when everything that needs no time has happened. */
  readonly settle: () => Promise<void>
}

/** The outcome of a run. */
export interface RunReport extends MailVerdict {
  /** Messages that a page called kept on the device. */
  readonly kept: number
  /** Messages that a page kept in its memory, because the device refused them: they are lost with their page alone. */
  readonly inMemory: number
  readonly attempts: number
  /** Tabs that died. */
  readonly deaths: number
  /** Messages that are not sent at the end. */
  readonly unsent: number
  /** The time that passed by the device's timers, in days. */
  readonly days: number
}

const startMs = Date.UTC(2026, 10, 21)
const hourMs = 3_600_000
const jumpsMs = [-24 * hourMs, -hourMs, -60_000, 60_000, hourMs, 366 * 24 * hourMs]
/** A run that needs more is stuck. */
const mostSteps = 20_000

/** Makes one run. The same seed makes the same one, but for what a real store's own time changes. */
export async function runRandom({ seed, messages, store, settle }: RunOptions): Promise<RunReport> {
  const random = createRandom(seed)
  const clock = createVirtualClock(startMs)
  const mailbox = createMailbox({ comparesIds: false })
  const written = write('https://provider.example', messages, 3)
  const promised = new Set<string>()
  /** A message that a page had to keep in memory is promised as long as the page is open. */
  const inMemory = new Map<string, Life>()
  let weather: Weather = storm
  let deaths = 0
  let attempts = 0
  const provider = createFarProvider({ mailbox, clock, random, misfortunes: () => weather.misfortunes })
  const faults = createRandomFaults({ seed, after: clock.after })
  const shared = {
    channel: new Set<(id: string, from: Life) => void>(),
    store,
    clock,
    random,
    weather: () => weather,
    send: (...attempt: Parameters<typeof provider>) => {
      attempts += 1
      return (weather === storm ? faults.send(provider) : provider)(...attempt)
    },
  }
  const tabs: Tab[] = [openTab(shared), openTab(shared)]
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  const reopen = (): void => {
    for (const [index, { life }] of tabs.entries()) {
      if (life.isAlive()) continue
      deaths += 1
      tabs[index] = openTab(shared)
    }
  }
  const awake = (): Tab | undefined => tabs.find(({ life }) => life.isAlive() && !life.isFrozen())

  /** Who writes looks at the page: it is awake. */
  const take = (message: Submission): void => {
    const tab = awake() ?? pick(tabs)
    tab.life.thaw()
    tab.outbox.enqueue(message).then(({ keeping }) => {
      if (keeping === 'memory') inMemory.set(message.id, tab.life)
      else promised.add(message.id)
    })
  }
  const whims: readonly (readonly [weight: number, whim: () => void])[] = [
    [40, () => void clock.step()],
    [2, () => clock.jump(pick(jumpsMs))],
    [2, () => pick(tabs).life.freeze()],
    [4, () => pick(tabs).life.thaw()],
    [1, () => pick(tabs).life.die()],
    [2, () => pick(tabs).setOnline(false)],
    [4, () => pick(tabs).setOnline(true)],
    [
      2,
      () =>
        void awake()
          ?.outbox.flush({ all: true })
          .catch(() => {}),
    ],
    [2, () => void retrySome(awake()?.outbox, 1)],
  ]
  const lots = whims.flatMap(([weight, whim]) => Array.from({ length: weight }, () => whim))

  for (const message of written) {
    for (let count = Math.floor(random() * 12); count > 0; count -= 1) {
      pick(lots)()
      await settle()
      reopen()
    }
    take(message)
    await settle()
    reopen()
  }

  weather = peace
  for (const { life, setOnline } of tabs) {
    life.thaw()
    setOnline(true)
  }
  const unsent = await finish()
  const verdict = judgeMails(mailbox.mails, paramsOf(written))
  return {
    ...verdict,
    lost: verdict.lost.filter((id) => promised.has(id) || inMemory.get(id)?.isAlive()),
    kept: promised.size,
    inMemory: inMemory.size,
    attempts,
    deaths,
    unsent,
    days: Math.round(clock.elapsedMs() / (24 * hourMs)),
  }

  /** Lets time pass, and a person press *Try again* now and then, until nothing waits. */
  async function finish(): Promise<number> {
    const waiting = async (): Promise<number> =>
      Math.max(...(await Promise.all(tabs.map(({ outbox }) => outbox.count()))))
    for (let step = 0; step < mostSteps; step += 1) {
      await settle()
      if (step % 20 === 0) {
        await Promise.all(tabs.map(({ outbox }) => retrySome(outbox, Number.POSITIVE_INFINITY)))
        if ((await waiting()) === 0) return 0
      }
      clock.step()
    }
    return waiting()
  }

  async function retrySome(outbox: Outbox | undefined, most: number): Promise<void> {
    const entries: readonly Entry[] = (await outbox?.list({ unsent: true })) ?? []
    const parked = entries.filter(({ state }) => state.status === 'parked').slice(0, most)
    // Where the device refuses, the person is told so and tries again later.
    for (const { id } of parked) await outbox?.retry(id).catch(() => undefined)
  }
}
