import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../apps/relay/src/torture/random.ts'
import { contactPage } from '../../packages/embed/contact-page.ts'
import { startChromium } from './chromium-process.ts'
import { listen } from './listen.ts'
import { openPage, type Page } from './page.ts'
import { makeProfile } from './profile.ts'

/** The measure of a run. */
export interface KillDraftsOptions {
  readonly kills: number
  readonly seed: number
  /** False publishes a form that keeps no drafts: all is lost then, which shows that a loss is seen. */
  readonly drafts?: boolean
  readonly onProgress?: (text: string) => void
}

/** The outcome of a run. */
export interface KillDraftsReport {
  readonly kills: number
  /** Letters that were typed before a kill, and those of them that the next browser brought back. */
  readonly typed: number
  readonly kept: number
  /** The longest time before a kill that its letters were lost of, in ms. */
  readonly lostMsAtMost: number
  /** Kills that lost a letter of more than a second before, or brought back another text. */
  readonly broken: readonly string[]
  /** Times that Chromium found the database damaged by its own end, and threw it away with all that was in it. */
  readonly deletedDatabases: number
  readonly seconds: number
}

/** The time before a kill that may be lost, in ms. */
const mayLoseMs = 1000
const shortestLifeMs = 1200
const longestLifeMs = 2500
const letterMs = 25
/** Wait for a draft that may not be there, in ms. */
const longestReadMs = 4000

const form = {
  format: 'letterslot.form/1',
  version: 1,
  id: 'torture',
  title: 'Torture',
  locale: 'en',
  pages: [{ id: 'p1', fields: [{ id: 'f1', kind: 'textarea', name: 'message', label: 'Message', rules: [] }] }],
}

/** A letter, and when it was in the field for certain. */
interface Letter {
  readonly text: string
  readonly atMs: number
}

/**
 * Kills a browser again and again while somebody writes in a one-file page; each next one over the same profile looks for what
 * was written.
 */
export async function runKillDrafts(options: KillDraftsOptions): Promise<KillDraftsReport> {
  const { kills, seed, drafts = true, onProgress = () => {} } = options
  const startedMs = performance.now()
  const random = createRandom(seed)
  const profile = makeProfile()
  const html = await contactPage({ ...form, drafts })
  const { port, close } = await listen(
    createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end(html)
    }),
  )
  const counts = { typed: 0, kept: 0, lostMsAtMost: 0, deletedDatabases: 0 }
  const broken: string[] = []

  /** Compares what came back with what was written until the kill. */
  const compare = (name: string, came: string, written: readonly Letter[], killedAtMs: number): void => {
    const kept = written.filter(({ text }) => came.startsWith(text)).length
    const firstLost = written[kept]
    const lostMs = firstLost ? killedAtMs - firstLost.atMs : 0
    counts.typed += written.length
    counts.kept += kept
    counts.lostMsAtMost = Math.max(counts.lostMsAtMost, Math.round(lostMs))
    // Until the first write the draft is the one of before.
    const isOther = kept === 0 && came !== '' && !/^\d+ a*$/.test(came)
    if (lostMs > mayLoseMs || isOther) broken.push(`${name}: ${Math.round(lostMs)} ms lost, “${came}” came back`)
  }

  try {
    let last: { readonly written: readonly Letter[]; readonly killedAtMs: number } | undefined
    for (let kill = 0; kill <= kills; kill += 1) {
      const browser = await startChromium(profile.folder)
      const written: Letter[] = []
      let killedAtMs = 0
      try {
        const page = await openPage(browser.devTools, `http://localhost:${port}/`)
        if (last) compare(`kill ${kill}`, await readField(page), last.written, last.killedAtMs)
        if (kill < kills) {
          const endMs = performance.now() + shortestLifeMs + random() * (longestLifeMs - shortestLifeMs)
          for (let text = `${kill} `; performance.now() < endMs; text += 'a') {
            await page.run(writingOf(text))
            written.push({ text, atMs: performance.now() })
            await sleep(letterMs)
          }
        }
      } finally {
        killedAtMs = performance.now()
        await browser.kill()
        counts.deletedDatabases += browser.deletedDatabases()
      }
      last = { written, killedAtMs }
      if (kill > 0 && kill % 20 === 0) onProgress(`${kill} killed: ${JSON.stringify(counts)}`)
    }
    profile.check()
    return { kills, ...counts, broken, seconds: Math.round((performance.now() - startedMs) / 100) / 10 }
  } finally {
    await close()
    profile.remove()
  }
}

/** Reads the field once a draft came back, or none did for long. */
async function readField(page: Page): Promise<string> {
  const value = await page.run(`(async () => {
    const field = document.querySelector('[name=message]')
    for (let waited = 0; field.value === '' && waited < ${longestReadMs}; waited += 50)
      await new Promise((next) => setTimeout(next, 50))
    return field.value
  })()`)
  return String(value)
}

/** An expression that writes as a visitor does, at once. */
function writingOf(text: string): string {
  return `{
    const field = document.querySelector('[name=message]')
    field.value = ${JSON.stringify(text)}
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }`
}
