import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { openSqliteStore } from '../../apps/relay/src/store/sqlite.ts'
import { createRandom } from '../../apps/relay/src/torture/random.ts'
import { startRelayProcess } from '../../apps/relay/src/torture/relay-process.ts'
import { type ChromiumProcess, startChromium } from './chromium-process.ts'
import { deliverRest } from './deliver-rest.ts'
import { openKeeperPage } from './keeper-page.ts'
import { startLosingProxy } from './losing-proxy.ts'
import { write } from './messages.ts'
import { startSite } from './site.ts'

/** The size of a run. */
export interface LostAnswersOptions {
  readonly seed: number
  readonly messages: number
  /** The browser that the page opens in. Default: one of this run's own. */
  readonly browser?: ChromiumProcess
}

/** The outcome of a run. */
export interface LostAnswersReport {
  readonly messages: number
  /** Attempts that the outbox made. */
  readonly attempts: number
  /** Requests that the relay answered: more than attempts, since a browser repeats a request whose connection broke. */
  readonly submissions: number
  /** Answers of those that never reached the page. */
  readonly lostAnswers: number
  readonly mails: number
  /** Messages without a mail. */
  readonly lost: readonly string[]
  /** Messages with more than one. */
  readonly doubled: readonly string[]
  readonly seconds: number
}

const share = 0.6
const policy = { paceMs: 20, firstDelayMs: 50, maxDelayMs: 400, timeoutMs: 5000, leaseMarginMs: 1000 }

/** A real page sends through a real relay, and most of the relay's answers are lost after its commit. */
export async function runLostAnswers({
  seed,
  messages,
  browser: shared,
}: LostAnswersOptions): Promise<LostAnswersReport> {
  const startedMs = performance.now()
  const random = createRandom(seed)
  const scratch = mkdtempSync(join(tmpdir(), 'letterslot-lost-answers-'))
  const folder = join(scratch, 'data')
  const site = await startSite()
  const relay = startRelayProcess({
    folder,
    env: {
      LETTERSLOT_PUBLIC_KEY: 'torture-public-key',
      LETTERSLOT_ALLOWED_ORIGINS: new URL(site.url).origin,
      LETTERSLOT_RATE: 'off',
      LETTERSLOT_SMTP_URL: '',
    },
  })
  const port = await relay.ready
  if (port === undefined) throw new Error('The relay did not start.')
  const proxy = await startLosingProxy(port, () => random() < share)
  const browser = shared ?? (await startChromium(join(scratch, 'profile')))
  const written = write(proxy.origin, messages, 1)
  try {
    const page = await openKeeperPage(browser.devTools, site.url, { policy: JSON.stringify(policy) })
    await page.keep(written)
    await deliverRest(page)
    const attempts = await page.attempts()
    await page.close()
    relay.kill('SIGTERM')
    await relay.ended
    const mails = await readMails(folder)
    const found = Map.groupBy(mails, (id) => id)
    const { submissions, lost } = proxy.counts()
    return {
      messages,
      attempts,
      submissions,
      lostAnswers: lost,
      mails: mails.length,
      lost: written.map(({ id }) => id).filter((id) => !found.has(id)),
      doubled: [...found].filter(([, copies]) => copies.length > 1).map(([id]) => id),
      seconds: Math.round((performance.now() - startedMs) / 100) / 10,
    }
  } finally {
    relay.kill('SIGKILL')
    if (!shared) await browser.kill()
    await Promise.all([relay.ended, proxy.close(), site.close()])
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Which message each mail in the inbox is, read in the relay's tables once it holds them no more. */
async function readMails(folder: string): Promise<readonly string[]> {
  const store = openSqliteStore(folder)
  try {
    const { items } = store.inbox.list({ limit: 1_000_000 })
    return await Promise.all(
      items.map(async ({ source }) => {
        const { text = '' } = await PostalMime.parse(source)
        return `torture-message-${/Message (\d{8})/.exec(text)?.[1] ?? 'unreadable'}`
      }),
    )
  } finally {
    store.close()
  }
}
