import type { Lives } from './chromium-process.ts'
import { startFakeProvider } from './fake-provider.ts'
import { type Fate, taken } from './fate.ts'
import { type KeeperPage, openKeeperPage } from './keeper-page.ts'
import { createMailbox, type Delivered } from './mailbox.ts'
import { write } from './messages.ts'
import { startSite } from './site.ts'

/** The events that end a page in the middle of an attempt. */
export const pageEnds = ['reload', 'close', 'crash', 'kill'] as const

/** The outcome of a run. */
export interface TakeOverReport {
  readonly mails: readonly Delivered[]
  /** From the end of the page to the mail, ms. */
  readonly waitedMs: number
}

const silent: Fate = { takes: false, delayMs: 0, ending: { kind: 'silence' } }
const dayMs = 86_400_000

/**
 * Ends a page while the provider is silent upon its attempt; then the provider is back, and another page of the same
 * profile is open. No claim's lease ends within a day, so whatever arrives was taken over.
 * @param browser - its site is one that nothing is kept of.
 */
export async function runTakeOver(end: (typeof pageEnds)[number], browser: Lives): Promise<TakeOverReport> {
  const mailbox = createMailbox({ comparesIds: false })
  const [asked, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let fate = silent
  const provider = await startFakeProvider({
    mailbox: {
      ...mailbox,
      take(delivered) {
        mailbox.take(delivered)
        arrived.resolve()
      },
    },
    fate() {
      asked.resolve()
      return fate
    },
  })
  const site = await startSite()
  const settings = { policy: JSON.stringify({ leaseMarginMs: dayMs }) }
  const pages: KeeperPage[] = []
  const open = async (): Promise<KeeperPage> => {
    const page = await openKeeperPage(browser.now.devTools, site.url, settings)
    pages.push(page)
    return page
  }
  try {
    const first = await open()
    await first.keep(write(provider.origin, 1, 1))
    await asked.promise
    if (end === 'close' || end === 'crash') await open()
    fate = taken
    const endedMs = performance.now()
    if (end === 'reload') await first.run('void location.reload()')
    else if (end !== 'kill') await first[end]()
    else {
      await browser.next()
      await open()
    }
    await arrived.promise
    return { mails: mailbox.mails, waitedMs: Math.round(performance.now() - endedMs) }
  } finally {
    // Of some the end was the test.
    await Promise.all(pages.map((page) => page.close().catch(() => {})))
    await Promise.all([provider.close(), site.close()])
  }
}
