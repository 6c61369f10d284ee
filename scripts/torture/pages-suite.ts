import { setTimeout as sleep } from 'node:timers/promises'
import type { Submission } from '@letterslot/client/outbox'
import { createRandom } from '../../apps/relay/src/torture/random.ts'
import { syncTag } from '../../packages/client/src/outbox/background-sync.ts'
import { type ChromiumProcess, startChromium } from './chromium-process.ts'
import { deliverRest } from './deliver-rest.ts'
import { startFakeProvider } from './fake-provider.ts'
import { drawFate, type Fate, taken } from './fate.ts'
import { type KeeperPage, openKeeperPage } from './keeper-page.ts'
import { createMailbox, judgeMails, type MailVerdict } from './mailbox.ts'
import { paramsOf, write } from './messages.ts'
import { openPage } from './page.ts'
import { makeProfile } from './profile.ts'
import { startSite } from './site.ts'

/** The size of a run. */
export interface PagesOptions {
  readonly seed: number
  readonly messages: number
  /** The time for which pages are killed and frozen. */
  readonly stormMs: number
  /** The browser that the pages open in. Default: one of this run's own. */
  readonly browser?: ChromiumProcess
  readonly onProgress?: (text: string) => void
}

/** The outcome of a run. */
export interface PagesReport extends MailVerdict {
  /** Messages that a page called kept strictly. */
  readonly saved: number
  /** Mails at a provider that compares ids: one of each. */
  readonly mailsByIds: number
  /** Attempts that the provider took. */
  readonly taken: number
  /** Messages that the service worker sent when every page was closed. */
  readonly byWorkerAlone: number
  readonly crashes: number
  readonly closes: number
  readonly freezes: number
  /** The number of syncs that the browser gave the worker, and the number of times that it ended it. */
  readonly syncs: number
  readonly stops: number
  readonly seconds: number
}

const pageCount = 4
const longestFreezeMs = 6000
const longestWaitMs = 100
/** Of the outbox that pages/keeper.ts opens. */
const tag = syncTag('torture')
const messagesForWorker = 5
const workerRounds = 10
const workerRoundMs = 1000
/** So short that a frozen page outlives its lease, several times in a run. */
const policy = { paceMs: 50, firstDelayMs: 200, timeoutMs: 1500, leaseMarginMs: 1000, probeMs: 5000 }

const unreachable: Fate = { takes: false, delayMs: 0, ending: { kind: 'reset' } }

/** Four pages and a service worker over one profile and one outbox, killed and frozen at random while they send. */
export async function runPages(options: PagesOptions): Promise<PagesReport> {
  const { seed, messages, stormMs, browser: shared, onProgress = () => {} } = options
  const startedMs = performance.now()
  const random = createRandom(seed)
  const profile = makeProfile()
  const [byIds, every] = [createMailbox({ comparesIds: true }), createMailbox({ comparesIds: false })]
  let sky: 'storm' | 'down' | 'calm' = 'storm'
  const provider = await startFakeProvider({
    mailbox: {
      ...every,
      take(delivered) {
        byIds.take(delivered)
        every.take(delivered)
      },
    },
    fate: () => (sky === 'storm' ? drawFate(random, 0.3, 4000) : sky === 'down' ? unreachable : taken),
  })
  const site = await startSite()
  const browser = shared ?? (await startChromium(profile.folder))
  const open = (): Promise<KeeperPage> => openKeeperPage(browser.devTools, site.url, { policy: JSON.stringify(policy) })
  const written = write(provider.origin, messages, 5)
  const [inStorm, last] = [written.slice(0, -messagesForWorker), written.slice(-messagesForWorker)]
  const counts = { crashes: 0, closes: 0, freezes: 0, syncs: 0, stops: 0 }
  const thaws: Promise<void>[] = []
  const frozen = new Set<KeeperPage>()
  const awakeOf = (pages: readonly KeeperPage[]): KeeperPage | undefined => {
    const awake = pages.filter((page) => !frozen.has(page))
    return awake[Math.floor(random() * awake.length)]
  }
  let saved = 0

  try {
    const pages = await Promise.all(Array.from({ length: pageCount }, open))
    await pages[0]?.registerWorker()
    await Promise.all([storm(pages), writeAll(pages)])
    await Promise.all(thaws)
    onProgress(`storm over: ${every.taken()} attempts taken, ${byIds.mails.length} messages of ${messages} seen`)
    const byWorkerAlone = await leaveToWorker(pages)
    onProgress(`${byWorkerAlone} sent by the worker with every page closed`)
    const rest = await open()
    await deliverRest(rest)
    await rest.close()
    const verdict = judgeMails(every.mails, paramsOf(written))
    const seconds = Math.round((performance.now() - startedMs) / 100) / 10
    return {
      ...verdict,
      saved,
      mailsByIds: byIds.mails.length,
      byWorkerAlone,
      taken: every.taken(),
      ...counts,
      seconds,
    }
  } finally {
    if (!shared) await browser.kill()
    await Promise.all([provider.close(), site.close()])
    profile.remove()
  }

  /** One thing after the other happens to one page or another. */
  async function storm(pages: KeeperPage[]): Promise<void> {
    const endsMs = performance.now() + stormMs
    for (let count = 1; performance.now() < endsMs; count += 1) {
      await sleep(random() * 500)
      const index = Math.floor(random() * pages.length)
      const page = pages[index]
      if (page === undefined) continue
      const whim = random()
      if (whim < 0.4) {
        counts.freezes += 1
        frozen.add(page)
        await page.freeze()
        thaws.push(sleep(random() * longestFreezeMs).then(() => thaw(page)))
      } else if (whim < 0.6) {
        counts.syncs += 1
        await page.dispatchSync(tag)
      } else if (whim < 0.7) {
        counts.stops += 1
        await page.stopWorkers()
      } else {
        counts[whim < 0.85 ? 'crashes' : 'closes'] += 1
        await (whim < 0.85 ? page.crash() : page.close())
        pages[index] = await open()
      }
      if (count % 20 === 0) onProgress(`${JSON.stringify(counts)}, ${saved} saved, ${every.taken()} attempts taken`)
    }
  }

  /** Closes every page over messages that could not be sent, and lets the worker send; resolves to how many it sent. */
  async function leaveToWorker(pages: readonly KeeperPage[]): Promise<number> {
    sky = 'down'
    const empty = await openPage(browser.devTools, site.emptyUrl)
    await pages[0]?.keep(last)
    saved += last.length
    await Promise.all(pages.map((page) => page.close()))
    const before = byIds.mails.length
    sky = 'calm'
    for (let round = 0; round < workerRounds && byIds.mails.length < before + last.length; round += 1) {
      await empty.dispatchSync(tag)
      await sleep(workerRoundMs)
    }
    await empty.close()
    return byIds.mails.length - before
  }

  /** By now it may be gone. */
  async function thaw(page: KeeperPage): Promise<void> {
    frozen.delete(page)
    await page.thaw().catch(() => {})
  }

  /**
   * Spreads the messages over the storm, among pages that are awake. Where one dies before it says *saved*, another is
   * asked the same.
   */
  async function writeAll(pages: readonly KeeperPage[]): Promise<void> {
    for (const message of inStorm) {
      await sleep((random() * 1.2 * stormMs) / messages)
      while (!(await keepIn(awakeOf(pages), message))) await sleep(longestWaitMs * random())
      saved += 1
    }
  }
}

async function keepIn(page: KeeperPage | undefined, message: Submission): Promise<boolean> {
  try {
    const [keeping] = (await page?.keep([message])) ?? []
    return keeping === 'strict'
  } catch {
    return false
  }
}
