import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../apps/relay/src/torture/random.ts'
import { startChromium } from './chromium-process.ts'
import { damageStorage } from './damage-storage.ts'
import { fieldOf } from './field-of.ts'
import { openPage, type Page } from './page.ts'
import { makeProfile } from './profile.ts'
import { startSite } from './site.ts'

/** The measure of a run. */
export interface KillStudioOptions {
  readonly kills: number
  readonly seed: number
  /** The share of kills after which 64 bytes of the database's log are changed. Default: a half. */
  readonly damaged?: number
  /** True takes the second copies away as well: forms are lost then, which shows that a loss is seen. */
  readonly withoutCopies?: boolean
  readonly onProgress?: (text: string) => void
}

/** The outcome of a run. */
export interface KillStudioReport {
  readonly kills: number
  /** Kills after which bytes of the database were changed. */
  readonly damages: number
  /** The number of times that Chromium threw the database away. */
  readonly deletedDatabases: number
  /** Saves that were called saved. */
  readonly saved: number
  /** Times that forms came back from second copies, and the forms. */
  readonly recoveries: number
  readonly returned: number
  readonly renewed: number
  /** Forms that were there when looked for, in their saved version or a later one. */
  readonly present: number
  /** Forms that were not there, and of which that was said: listed as damaged or as lost. */
  readonly said: number
  /** Forms that were not there, or older than what was called saved, without a word. */
  readonly silent: number
  readonly seconds: number
}

const longestLifeMs = 300
/** Forms that a browser of this suite has: the first life makes one, later ones change and add. */
const maxForms = 12

/**
 * Kills a browser again and again, 0 to 300 ms after a form was called saved, and changes bytes of its database while it
 * is dead; each next one over the same profile looks for every form in the version that was called saved.
 */
export async function runKillStudio(options: KillStudioOptions): Promise<KillStudioReport> {
  const { kills, seed, damaged = 0.5, withoutCopies = false, onProgress = () => {} } = options
  const startedMs = performance.now()
  const random = createRandom(seed)
  const profile = makeProfile()
  const site = await startSite(import.meta.resolve('./pages/studio-keeper.ts'))
  /** The revision of each form that was called saved last. */
  const promised = new Map<string, number>()
  const counts = { damages: 0, deletedDatabases: 0, saved: 0, recoveries: 0, returned: 0, renewed: 0 }
  const found = { present: 0, said: 0, silent: 0 }

  const look = async (page: Page): Promise<void> => {
    const seen = await page.run('studioKeeper.look()')
    const listed = (...path: readonly string[]): readonly string[] => {
      const value = fieldOf(seen, ...path)
      return Array.isArray(value) ? value.map(String) : []
    }
    const returned = listed('recovery', 'returned')
    const renewed = listed('recovery', 'renewed')
    const told = new Set([...listed('damaged'), ...listed('recovery', 'lost')])
    if (returned.length + renewed.length > 0) counts.recoveries += 1
    counts.returned += returned.length
    counts.renewed += renewed.length
    for (const [id, revision] of promised) {
      const there = Number(fieldOf(seen, 'revisions', id) ?? 0)
      if (there >= revision) found.present += 1
      else if (told.has(id) || fieldOf(seen, 'refusal') !== undefined) found.said += 1
      else {
        found.silent += 1
        onProgress(`${id}: ${revision} was called saved, and ${there} is there: ${JSON.stringify(seen)}`)
      }
      if (there < revision) promised.delete(id)
    }
  }
  const live = async (work: (page: Page) => Promise<void>): Promise<void> => {
    const browser = await startChromium(profile.folder)
    try {
      const page = await openPage(browser.devTools, site.url)
      await look(page)
      await work(page)
    } finally {
      await browser.kill()
      counts.deletedDatabases += browser.deletedDatabases()
    }
  }

  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await live(async (page) => {
        const id = `form_${Math.floor(random() * Math.min(maxForms, kill + 1))}`
        const revision = Number(await page.run(`studioKeeper.save(${JSON.stringify(id)}, 'Kill ${kill}')`))
        if (revision > 0) {
          promised.set(id, revision)
          counts.saved += 1
        }
        // More is under way when the end comes; nobody was told that it is saved.
        page.run(`studioKeeper.save(${JSON.stringify(id)}, 'Under way ${kill}')`).catch(() => {})
        await sleep(random() * longestLifeMs)
      })
      if (random() < damaged && damageStorage(profile.folder, random)) counts.damages += 1
      if (withoutCopies) rmSync(join(profile.folder, 'Default', 'File System'), { recursive: true, force: true })
      if ((kill + 1) % 10 === 0) onProgress(`${kill + 1} killed: ${JSON.stringify({ ...counts, ...found })}`)
    }
    profile.check()
    await live(async () => {})
    const seconds = Math.round((performance.now() - startedMs) / 100) / 10
    return { kills, ...counts, ...found, seconds }
  } finally {
    await site.close()
    profile.remove()
  }
}
