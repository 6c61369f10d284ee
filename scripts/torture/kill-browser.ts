import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../apps/relay/src/torture/random.ts'
import { attach, paramsAndFilesOf } from './attach.ts'
import type { WithAttachments } from './attachment.ts'
import { startChromium } from './chromium-process.ts'
import { deliverRest } from './deliver-rest.ts'
import { startFakeProvider } from './fake-provider.ts'
import { drawFate, taken } from './fate.ts'
import { attachmentFacts } from './file-facts.ts'
import { type KeeperPage, openKeeperPage } from './keeper-page.ts'
import { createMailbox, judgeMails, type MailVerdict } from './mailbox.ts'
import { write } from './messages.ts'
import { makeProfile } from './profile.ts'
import { startSite } from './site.ts'

/** The measure of a run. */
export interface KillBrowserOptions {
  readonly kills: number
  readonly seed: number
  /** False keeps the messages in the page alone: they are lost then, which shows that a loss is seen. */
  readonly keep?: boolean
  /** The share of attempts that go wrong before the end, 0 to 1; default 0.7. At 1 every message waits for the next browser. */
  readonly mishaps?: number
  /** True gives each message one to three files, of up to 1.5 MB. */
  readonly withFiles?: boolean
  readonly onProgress?: (text: string) => void
}

/** The outcome of a run. */
export interface KillBrowserReport extends MailVerdict {
  /** Browsers that were killed. */
  readonly kills: number
  /** Messages that the page called kept strictly before its browser was killed. */
  readonly saved: number
  /** Of those, the ones that were there when the next browser looked. */
  readonly present: number
  /** Of the messages that waited in the next browser, those whose files were not all there, to the byte. */
  readonly torn: readonly string[]
  /** Files that were there, to the byte, in the next browser. */
  readonly wholeFiles: number
  /** Messages in the maker's inbox at the end. */
  readonly delivered: number
  /** The number of times that Chromium found the database damaged by its own end, and threw it away with all that was in it. */
  readonly deletedDatabases: number
  readonly seconds: number
}

const longestLifeMs = 300
const policy = {
  paceMs: 50,
  firstDelayMs: 200,
  timeoutMs: 1500,
  fileTimeoutMs: 3000,
  leaseMarginMs: 500,
  probeMs: 5000,
}

/**
 * Kills a browser again and again, 0 to 300 ms after its page called a message kept; each next one over the same profile
 * looks for it. The last is left alone until everything is delivered.
 */
export async function runKillBrowser(options: KillBrowserOptions): Promise<KillBrowserReport> {
  const { kills, seed, keep = true, withFiles = false, mishaps = 0.7, onProgress = () => {} } = options
  const startedMs = performance.now()
  const random = createRandom(seed)
  const profile = makeProfile()
  const mailbox = createMailbox({ comparesIds: false })
  let atPeace = false
  const provider = await startFakeProvider({
    mailbox,
    fate: () => (atPeace ? taken : drawFate(random, mishaps, longestLifeMs)),
  })
  const site = await startSite()
  const bare = write(provider.origin, kills, kills)
  const messages: readonly WithAttachments[] = withFiles ? attach(bare, random) : bare
  const settings = { policy: JSON.stringify(policy), keep: keep ? 'yes' : 'no' }
  let saved = 0
  let present = 0
  let deletedDatabases = 0
  let wholeFiles = 0
  const torn: string[] = []

  const compareFiles = async (page: KeeperPage, { id, attachments = [] }: WithAttachments): Promise<void> => {
    const found = await page.files(id)
    // Of what was sent nothing is kept; what was sent was compared where it came to.
    if (found.length === 0 && (await page.statuses([id])).includes('sent')) return
    const facts = attachments.map((file) => `${file.name}: ${attachmentFacts(file)}`)
    if (JSON.stringify(found) === JSON.stringify(facts)) wholeFiles += facts.length
    else torn.push(id)
  }
  /** One life of a browser: it looks for the last life's message first. */
  const live = async (
    work: (page: KeeperPage) => Promise<void>,
    before: WithAttachments | undefined,
  ): Promise<void> => {
    const browser = await startChromium(profile.folder)
    try {
      const page = await openKeeperPage(browser.devTools, site.url, settings)
      if (before !== undefined) {
        const [status] = await page.statuses([before.id])
        profile.check()
        if (status === 'missing') onProgress(`${before.id} is missing; the outbox says ${await page.fault()}`)
        else present += 1
        if (status !== 'missing') await compareFiles(page, before)
      }
      await work(page)
    } finally {
      await browser.kill()
      deletedDatabases += browser.deletedDatabases()
    }
  }

  try {
    let before: WithAttachments | undefined
    for (const [index, message] of messages.entries()) {
      await live(async (page) => {
        const [keeping] = await page.keep([message])
        const isSaved = keeping === 'strict'
        if (isSaved) saved += 1
        // Only what was called kept is promised: a device may refuse, and then the page says so.
        before = isSaved || !keep ? message : undefined
        if (before === undefined) onProgress(`${message.id} is kept ${keeping}: ${await page.fault()}`)
        await sleep(random() * longestLifeMs)
      }, before)
      if ((index + 1) % 20 === 0) onProgress(`${index + 1} killed, ${saved} saved, ${present} looked for and there`)
    }
    await live(async (page) => {
      // What waited was looked at by now: at peace it would go out meanwhile.
      atPeace = true
      await deliverRest(page)
    }, before)
    const verdict = judgeMails(mailbox.mails, paramsAndFilesOf(messages))
    const seconds = Math.round((performance.now() - startedMs) / 100) / 10
    const delivered = kills - verdict.lost.length
    return { ...verdict, kills, saved, present, torn, wholeFiles, delivered, deletedDatabases, seconds }
  } finally {
    await Promise.all([provider.close(), site.close()])
    profile.remove()
  }
}
