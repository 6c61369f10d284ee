import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Lives, startLives } from './chromium-process.ts'
import { startFakeProvider } from './fake-provider.ts'
import { type Fate, taken } from './fate.ts'
import { fieldOf } from './field-of.ts'
import { createMailbox, judgeMails, type MailVerdict } from './mailbox.ts'
import { openPage, type Page } from './page.ts'
import type { FilledIn } from './pages/visitor.tsx'
import { makeProfile } from './profile.ts'
import { startSite } from './site.ts'
import { mountSmallDisk } from './small-disk.ts'

/** The ways to leave no room: a disk that is full to its last page, or the browser's limit for one site. */
export type Fullness = 'disk' | 'quota'

/** The measure of a run. */
export interface FullDiskOptions {
  readonly by: Fullness
  /** Messages that are written while there is no room. */
  readonly messages: number
  /** The browser whose site gets no room; it is killed twice. Default, and for a disk: one of this run's own. */
  readonly browser?: Lives
  readonly onProgress?: (text: string) => void
}

/** The words that a visitor read of a message while its provider was down. */
export interface Told {
  readonly id: string
  /** As the form was told. */
  readonly keeping: string
  readonly fault: string
  /** The sentence about where the answers are. */
  readonly words: string
}

/** The outcome of a run. */
export interface FullDiskReport extends MailVerdict {
  /** With room; then without; then with room again, the message that was kept first. */
  readonly before: Told
  readonly without: readonly Told[]
  readonly after: Told
  /** Messages that were nowhere but on their page, and arrived while there was no room. */
  readonly deliveredWithoutRoom: number
  /** Messages that were written in vain, with room again, until one was kept, and how long that took. */
  readonly triesUntilKept: number
  readonly secondsUntilKept: number
  readonly seconds: number
}

const policy = { paceMs: 0, firstDelayMs: 100, maxDelayMs: 500, timeoutMs: 5000, leaseMarginMs: 500 }
const down: Fate = { takes: false, delayMs: 0, ending: { kind: 'answer', status: 503, text: 'Service Unavailable' } }
/** Of a profile of Chromium, a quarter; the rest is what the suite fills. */
const diskMegabytes = 96
/** Longer than the rest of a page of the disk, in which a short message may find room. */
const letters = 12_000
const quotaBytes = 1
const pollMs = 50
const patienceMs = 90_000

/** The reason why this machine cannot fill a disk; undefined where it can. */
export function whyNoSmallDisk(): string | undefined {
  const profile = makeProfile()
  const mount = mountSmallDisk(join(profile.folder, 'disk'), 1)
  if (mount.kind === 'mounted') mount.disk.remove()
  profile.remove()
  return mount.kind === 'refused' ? mount.reason : undefined
}

/** Takes a visitor's browser its room and gives it back, while a form is sent to a provider that comes and goes. */
export async function runFullDisk(options: FullDiskOptions): Promise<FullDiskReport> {
  const { by, messages, browser: shared, onProgress = () => {} } = options
  const startedMs = performance.now()
  const profile = makeProfile()
  const mount = by === 'disk' ? mountSmallDisk(join(profile.folder, 'disk'), diskMegabytes) : undefined
  if (mount?.kind === 'refused') throw new Error(`No disk of its own can be mounted: ${mount.reason}`)
  const disk = mount?.disk
  const mailbox = createMailbox({ comparesIds: false })
  let fate = down
  const provider = await startFakeProvider({ mailbox, fate: () => fate })
  const site = await startSite(import.meta.resolve('./pages/visitor.tsx'))
  const url = `${site.url}?${new URLSearchParams({ policy: JSON.stringify(policy) })}`
  const written = new Map<string, { readonly message: string }>()
  const folder = disk?.folder ?? profile.folder
  const browser = shared ?? (await startLives(folder))

  const fillIn = async (id: string): Promise<Page> => {
    const form: FilledIn = { id, message: `${id} ${'x'.repeat(letters)}`, origin: provider.origin }
    written.set(id, { message: form.message })
    const page = await openPage(browser.now.devTools, url)
    await page.run(`visitor.fillIn(${JSON.stringify(form)})`)
    return page
  }
  const send = async (id: string, page: Page, hasRoom = true): Promise<Told> => {
    // Chromium makes room of its own: it takes out what it does not need any more.
    if (!hasRoom) disk?.fill()
    await page.run('visitor.send()')
    const words = await until(async () => {
      const text = String(await page.run('visitor.reads()'))
      return text.includes('Not sent yet') ? text : undefined
    })
    const kept = await page.run('visitor.kept()')
    const told = {
      id,
      keeping: String(fieldOf(kept, 'keeping')),
      fault: String(fieldOf(kept, 'fault')),
      words: words
        .split('\n')
        .filter((line) => /saved?\b|keep/i.test(line))
        .join(' '),
    }
    onProgress(JSON.stringify(told))
    return told
  }
  let holder: Page | undefined
  /** The page that a visitor is about to send as the room ends. */
  const takeRoom = async (): Promise<Page> => {
    if (disk) {
      const page = await fillIn('without-0')
      disk.fill()
      return page
    }
    // Chromium remembers for half a minute how much room a site has: only a new one asks.
    await browser.next()
    holder = await openPage(browser.now.devTools, site.emptyUrl)
    await holder.overrideQuota(quotaBytes)
    return fillIn('without-0')
  }

  try {
    const before = await send('before', await fillIn('before'))
    const first = await takeRoom()
    const without = [await send('without-0', first, false)]
    for (let index = 1; index < messages; index += 1) {
      const id = `without-${index}`
      without.push(await send(id, await fillIn(id), false))
    }
    disk?.fill()
    fate = taken
    const unsaved = without.filter(({ keeping }) => keeping === 'memory')
    const hasArrived = ({ id }: Told): boolean => mailbox.mails.some((mail) => mail.id === id)
    await until(async () => unsaved.every(hasArrived) || undefined)
    const deliveredWithoutRoom = unsaved.length
    onProgress(`${deliveredWithoutRoom} delivered without room`)
    fate = down
    if (disk) disk.clear()
    else await holder?.overrideQuota()
    const roomMs = performance.now()
    let triesUntilKept = 0
    const after = await until(async () => {
      const id = `after-${triesUntilKept}`
      const told = await send(id, await fillIn(id))
      if (told.keeping !== 'memory') return told
      triesUntilKept += 1
      return undefined
    })
    const secondsUntilKept = Math.round(performance.now() - roomMs) / 1000
    await browser.next()
    fate = taken
    const last = await openPage(browser.now.devTools, url)
    await until(async () => [before, after, ...without].every(hasArrived) || undefined)
    await last.close()
    return {
      ...judgeMails(mailbox.mails, written),
      before,
      without,
      after,
      deliveredWithoutRoom,
      triesUntilKept,
      secondsUntilKept,
      seconds: Math.round((performance.now() - startedMs) / 100) / 10,
    }
  } finally {
    if (!shared) await browser.end()
    await Promise.all([provider.close(), site.close()])
    disk?.remove()
    profile.remove()
  }
}

/** Asks until there is an answer. */
async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  const latestMs = performance.now() + patienceMs
  for (;;) {
    const value = await ask()
    if (value !== undefined) return value
    if (performance.now() > latestMs) throw new Error('What was awaited did not come about.')
    await sleep(pollMs)
  }
}
