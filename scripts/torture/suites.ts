import { suites as relaySuites, type SuiteOptions } from '../../apps/relay/src/torture/suites.ts'
import { type FullDiskReport, type Fullness, runFullDisk, whyNoSmallDisk } from './full-disk.ts'
import { runKillBrowser } from './kill-browser.ts'
import { runKillDrafts } from './kill-drafts.ts'
import { runKillStudio } from './kill-studio.ts'
import { runLostAnswers } from './lost-answers.ts'
import type { MailVerdict } from './mailbox.ts'
import { runMany } from './many.ts'
import { runMutants } from './mutants/suite.ts'
import { runPages } from './pages-suite.ts'
import { runProperties } from './properties.ts'
import { runRandomInChromium } from './random/in-chromium.ts'
import { runRandomSuite } from './random/suite.ts'

/** One long proof: resolves to whether what it tortures stood it. */
type Suite = (options: SuiteOptions) => Promise<boolean>

const isSound = ({ lost, strange, changed, unmarkedDoubles }: MailVerdict): boolean =>
  [lost, strange, changed, unmarkedDoubles].every((list) => list.length === 0)

/** Holds a visitor's words to the truth: *saved* of what the device took, *keep this page open* of all else. */
const isTrue = ({ before, without, after, deliveredWithoutRoom }: FullDiskReport): boolean =>
  [before, after].every(({ keeping }) => keeping === 'strict') &&
  deliveredWithoutRoom > 0 &&
  [before, after, ...without].every(({ keeping, words }) =>
    keeping === 'strict' ? words === 'Not sent yet. Saved on this device.' : words.startsWith('Keep this page open'),
  )

/** Every suite by its name, the relay's own among them. */
export const suites: Readonly<Record<string, Suite>> = {
  ...relaySuites,
  'kill-browser': async ({ seed, say }) => {
    const kills = 200
    const report = await runKillBrowser({ seed, kills, onProgress: say })
    tell(report, say)
    return isSound(report) && [report.saved, report.present, report.delivered].every((count) => count === kills)
  },
  'kill-attachments': async ({ seed, say }) => {
    const kills = 100
    const report = await runKillBrowser({ seed, kills, withFiles: true, onProgress: say })
    tell(report, say)
    const isWhole = report.torn.length === 0 && report.wholeFiles > 0
    return (
      isSound(report) && isWhole && [report.saved, report.present, report.delivered].every((count) => count === kills)
    )
  },
  'kill-drafts': async ({ seed, say }) => {
    const report = await runKillDrafts({ seed, kills: 200, onProgress: say })
    tell(report, say)
    return report.broken.length === 0 && report.kept > 0
  },
  'full-disk': async ({ say }) => {
    const refusal = whyNoSmallDisk()
    if (refusal !== undefined) say(`No disk is filled here (mount: ${refusal}): this run proves nothing of one.`)
    const reports: FullDiskReport[] = []
    for (const by of ['disk', 'quota'] satisfies Fullness[]) {
      if (by === 'disk' && refusal !== undefined) continue
      const report = await runFullDisk({ by, messages: 20, onProgress: say })
      tell({ by, ...report }, say)
      reports.push(report)
    }
    return reports.every((report) => isSound(report) && isTrue(report))
  },
  studio: async ({ seed, say }) => {
    const report = await runKillStudio({ seed, kills: 100, onProgress: say })
    tell(report, say)
    return report.silent === 0 && report.saved > 90
  },
  pages: async ({ seed, say }) => {
    const messages = 100
    const report = await runPages({ seed, messages, stormMs: 60_000, onProgress: say })
    tell(report, say)
    return isSound(report) && report.saved === messages && report.mailsByIds === messages && report.byWorkerAlone > 0
  },
  'lost-answers': async ({ seed, say }) => {
    const report = await runLostAnswers({ seed, messages: 100 })
    tell(report, say)
    return report.mails === report.messages && report.lost.length === 0 && report.doubled.length === 0
  },
  random: async ({ seed, say }) => {
    const inMemory = await runRandomSuite({ seed, messages: 10_000, onProgress: say })
    const overIndexedDb = await runRandomInChromium({ seed, messages: 1000, onProgress: say })
    tell({ inMemory, overIndexedDb }, say)
    return inMemory.broken.length === 0 && overIndexedDb.broken.length === 0
  },
  many: async ({ say }) => {
    const report = await runMany({ messages: 5000, onProgress: say })
    tell(report, say)
    const isFlat = report.heapAtMostKb < 2 * report.heapAtFirstKb + 1024
    return isSound(report) && report.doubles === 0 && report.outOfOrder === 0 && report.firstRequestMs < 1000 && isFlat
  },
  properties: async ({ seed, say }) => {
    const report = await runProperties({ seed, times: 20 })
    tell(report, say)
    return report.held
  },
  mutants: async ({ say }) => {
    const report = await runMutants(say)
    tell(report, say)
    return report.caught >= 0.9 * report.mutants
  },
}

function tell(report: object, say: (text: string) => void): void {
  say(JSON.stringify(report, undefined, 2))
}
