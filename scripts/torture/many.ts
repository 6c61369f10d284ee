import { setTimeout as sleep } from 'node:timers/promises'
import { type ChromiumProcess, startChromium } from './chromium-process.ts'
import { startFakeProvider } from './fake-provider.ts'
import { taken } from './fate.ts'
import { openKeeperPage } from './keeper-page.ts'
import { createMailbox, judgeMails, type MailVerdict } from './mailbox.ts'
import { paramsOf, write } from './messages.ts'
import { makeProfile } from './profile.ts'
import { startSite } from './site.ts'

/** The number and size of the messages that wait. */
export interface ManyOptions {
  readonly messages: number
  /** The browser that the pages open in. Default: one of this run's own. */
  readonly browser?: ChromiumProcess
  readonly onProgress?: (text: string) => void
}

/** The outcome of a run. */
export interface ManyReport extends MailVerdict {
  readonly messages: number
  /** From the opening of the outbox to the first request. */
  readonly firstRequestMs: number
  /** Mails that came before an older one. */
  readonly outOfOrder: number
  /** The page's script objects when it had just begun, and at their most while it sent, in kilobytes. */
  readonly heapAtFirstKb: number
  readonly heapAtMostKb: number
  readonly seconds: number
}

const keptAtOnce = 500
const pollMs = 500
const tellMs = 10_000
const patienceMs = 60_000
const aDayMs = 86_400_000

/** Lets many messages wait on one connection, opens a page over them, and looks how it sends them. */
export async function runMany({ messages, browser: shared, onProgress = () => {} }: ManyOptions): Promise<ManyReport> {
  const startedMs = performance.now()
  const profile = makeProfile()
  const mailbox = createMailbox({ comparesIds: false })
  let isDown = true
  const silence = { takes: false, delayMs: 0, ending: { kind: 'silence' } } as const
  const provider = await startFakeProvider({ mailbox, fate: () => (isDown ? silence : taken) })
  const site = await startSite()
  const browser = shared ?? (await startChromium(profile.folder))
  const open = (policy: object) =>
    openKeeperPage(browser.devTools, site.url, {
      policy: JSON.stringify({ timeoutMs: 500, leaseMarginMs: 500, ...policy }),
    })
  const written = write(provider.origin, messages, 1)

  try {
    const writer = await open({ paceMs: aDayMs })
    for (let from = 0; from < messages; from += keptAtOnce) await writer.keep(written.slice(from, from + keptAtOnce))
    await writer.close()
    // What the closed page held comes free.
    await sleep(1500)
    onProgress(`${messages} wait`)
    isDown = false
    // What this page sends is taken: only a machine that does other things keeps an answer this long.
    const page = await open({ paceMs: 0, timeoutMs: patienceMs })
    const heapAtFirst = await page.heapBytes()
    let heapAtMost = heapAtFirst
    let toldMs = performance.now()
    let [seen, since] = [0, performance.now()]
    while (mailbox.mails.length < messages) {
      await sleep(pollMs)
      heapAtMost = Math.max(heapAtMost, await page.heapBytes())
      if (mailbox.mails.length > seen) [seen, since] = [mailbox.mails.length, performance.now()]
      if (performance.now() - since > patienceMs) break
      if (performance.now() - toldMs > tellMs) {
        toldMs = performance.now()
        onProgress(`${seen} of ${messages} sent`)
      }
    }
    const ids = mailbox.mails.map(({ id }) => id)
    const report = {
      ...judgeMails(mailbox.mails, paramsOf(written)),
      messages,
      firstRequestMs: Math.round(((await page.firstRequestMs()) ?? Number.NaN) * 10) / 10,
      outOfOrder: ids.filter((id, index) => id < (ids[index - 1] ?? '')).length,
      heapAtFirstKb: Math.round(heapAtFirst / 1024),
      heapAtMostKb: Math.round(heapAtMost / 1024),
      seconds: Math.round((performance.now() - startedMs) / 100) / 10,
    }
    await page.close()
    return report
  } finally {
    if (!shared) await browser.kill()
    await Promise.all([provider.close(), site.close()])
    profile.remove()
  }
}
