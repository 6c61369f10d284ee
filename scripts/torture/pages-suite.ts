import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Submission } from '@letterslot/client/outbox'
import { createRandom } from '../../apps/relay/src/torture/random.ts'
import { startChromium } from './chromium-process.ts'
import { deliverRest } from './deliver-rest.ts'
import { startFakeProvider } from './fake-provider.ts'
import { drawFate, taken } from './fate.ts'
import { type KeeperPage, openKeeperPage } from './keeper-page.ts'
import { createMailbox, judgeMails, type MailVerdict } from './mailbox.ts'
import { paramsOf, write } from './messages.ts'
import { startSite } from './site.ts'

/** How hard to try. */
export interface PagesOptions {
  readonly seed: number
  readonly messages: number
  /** How long pages are killed and frozen. */
  readonly stormMs: number
  readonly onProgress?: (text: string) => void
}

/** How it went. */
export interface PagesReport extends MailVerdict {
  /** Messages that a page called kept strictly. */
  readonly saved: number
  /** Mails at a provider that compares ids: one of each. */
  readonly mailsByIds: number
  /** Attempts that the provider took. */
  readonly taken: number
  readonly crashes: number
  readonly closes: number
  readonly freezes: number
  readonly seconds: number
}

const pageCount = 4
const longestFreezeMs = 6000
/** So short that a frozen page outlives its lease, several times in a run. */
const policy = { paceMs: 50, firstDelayMs: 200, timeoutMs: 1500, leaseMarginMs: 1000, probeMs: 5000 }

/** Four pages over one profile and one outbox, killed and frozen at random while they send. */
export async function runPages({ seed, messages, stormMs, onProgress = () => {} }: PagesOptions): Promise<PagesReport> {
  const startedMs = performance.now()
  const random = createRandom(seed)
  const profile = mkdtempSync(join(tmpdir(), 'letterslot-profile-'))
  const [byIds, every] = [createMailbox({ comparesIds: true }), createMailbox({ comparesIds: false })]
  const stormEndsMs = performance.now() + stormMs
  const isStorm = (): boolean => performance.now() < stormEndsMs
  const provider = await startFakeProvider({
    mailbox: {
      ...every,
      take(delivered) {
        byIds.take(delivered)
        every.take(delivered)
      },
    },
    fate: () => (isStorm() ? drawFate(random, 0.3, 4000) : taken),
  })
  const site = await startSite()
  const browser = await startChromium(profile)
  const open = (): Promise<KeeperPage> =>
    openKeeperPage(browser.devTools, site.url, { policy: JSON.stringify(policy), worker: 'yes' })
  const written = write(provider.origin, messages, 5)
  const counts = { crashes: 0, closes: 0, freezes: 0 }
  const thaws: Promise<void>[] = []
  let saved = 0

  try {
    const pages = await Promise.all(Array.from({ length: pageCount }, open))
    await Promise.all([storm(pages), writeAll(pages)])
    await Promise.all(thaws)
    onProgress(`storm over: ${every.taken()} attempts taken, ${byIds.mails.length} messages of ${messages} seen`)
    const [first] = pages
    if (first !== undefined) await deliverRest(first)
    const verdict = judgeMails(every.mails, paramsOf(written))
    const seconds = Math.round((performance.now() - startedMs) / 100) / 10
    return { ...verdict, saved, mailsByIds: byIds.mails.length, taken: every.taken(), ...counts, seconds }
  } finally {
    await browser.kill()
    await Promise.all([provider.close(), site.close()])
    rmSync(profile, { recursive: true, force: true })
  }

  /** One thing after the other happens to one page or another. */
  async function storm(pages: KeeperPage[]): Promise<void> {
    for (let count = 1; isStorm(); count += 1) {
      await sleep(random() * 500)
      const index = Math.floor(random() * pages.length)
      const page = pages[index]
      if (page === undefined) continue
      const whim = random()
      if (whim < 0.5) {
        counts.freezes += 1
        await page.freeze()
        thaws.push(sleep(random() * longestFreezeMs).then(() => page.thaw().catch(() => {})))
      } else {
        counts[whim < 0.75 ? 'crashes' : 'closes'] += 1
        await (whim < 0.75 ? page.crash() : page.close())
        pages[index] = await open()
      }
      if (count % 20 === 0) onProgress(`${JSON.stringify(counts)}, ${saved} saved, ${every.taken()} attempts taken`)
    }
  }

  /** Spreads the messages over the storm. Where a page dies before it says *saved*, another one is asked the same. */
  async function writeAll(pages: readonly KeeperPage[]): Promise<void> {
    for (const message of written) {
      await sleep((random() * 1.6 * stormMs) / messages)
      while (!(await keepIn(pages[Math.floor(random() * pages.length)], message)));
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
