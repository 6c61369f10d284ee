import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectTruthWithoutRoom, nothingWrong } from './browser-suites.test.fixture.ts'
import { type Lives, startLives } from './chromium-process.ts'
import { whyNoSmallDisk } from './full-disk.ts'
import { runKillBrowser } from './kill-browser.ts'
import { runKillDrafts } from './kill-drafts.ts'
import { runKillStudio } from './kill-studio.ts'
import { runMany } from './many.ts'
import { makeProfile } from './profile.ts'
import { runRandomInChromium } from './random/in-chromium.ts'
import { pageEnds, runTakeOver } from './take-over.ts'

describe('an outbox in a real browser', () => {
  it('[L142] [F05] has what it called saved after the whole browser was killed, and sends it', async () => {
    expect(await runKillBrowser({ seed: 5, kills: 1 })).toEqual({
      ...nothingWrong,
      doubles: expect.any(Number),
      kills: 1,
      saved: 1,
      present: 1,
      torn: [],
      wholeFiles: 0,
      delivered: 1,
      deletedDatabases: 0,
      seconds: expect.any(Number),
    })
  }, 60_000)

  const refusal = whyNoSmallDisk()
  if (refusal !== undefined) process.stderr.write(`No disk is filled here (mount: ${refusal}).\n`)
  else
    it('[L190] [L191] [F02] says the truth, sends, and keeps again with room, by a full disk', async () => {
      await expectTruthWithoutRoom('disk')
    }, 120_000)
})

describe('an outbox in one browser', () => {
  // Each has a port of its own: an origin that nothing is kept of. Those that kill the browser leave the next one to those that follow.
  const profile = makeProfile()
  let browser: Lives
  beforeAll(async () => {
    browser = await startLives(profile.folder)
  }, 60_000)
  afterAll(async () => {
    await browser.end()
    profile.remove()
  })

  it('[L141] stands bad weather over IndexedDB as over memory', async () => {
    const options = { seed: 1, messages: 20, messagesOfARun: 20 }
    expect(await runRandomInChromium(options, browser.now)).toMatchObject({ messages: 20, broken: [] })
  }, 60_000)

  it('[L146] [F45] begins at once with the oldest of many that wait, and sends them in order', async () => {
    const report = await runMany({ messages: 60, browser: browser.now })
    expect(report).toEqual({
      ...nothingWrong,
      doubles: 0,
      messages: 60,
      firstRequestMs: expect.any(Number),
      outOfOrder: 0,
      heapAtFirstKb: expect.any(Number),
      heapAtMostKb: expect.any(Number),
      seconds: expect.any(Number),
    })
  }, 60_000)

  it('[L190] [L191] [F02] says the truth, sends, and keeps again with room, by a full quota', async () => {
    await expectTruthWithoutRoom('quota', browser)
  }, 120_000)

  it.each(pageEnds)(
    '[L165] [F39] a message whose page ends by %s in the middle of its try is taken over by its lock',
    async (end) => {
      const { mails } = await runTakeOver(end, browser)
      expect(mails.map(({ attempts, saysRepeat }) => [attempts, saysRepeat])).toEqual([[2, true]])
    },
    60_000,
  )
})

describe('the studio in a real browser', () => {
  it('[T818] has every form of the studio after kills that damaged its database', async () => {
    const report = await runKillStudio({ seed: 5, kills: 2, damaged: 1 })
    expect(report).toMatchObject({ kills: 2, damages: 2, saved: 2, said: 0, silent: 0 })
    expect(report.deletedDatabases).toBeGreaterThan(0)
    expect(report.returned).toBeGreaterThan(0)
  }, 60_000)
})

describe('a draft in a real browser', () => {
  it('[R362] outlives a kill but for the last second of typing', async () => {
    const report = await runKillDrafts({ seed: 5, kills: 1 })
    expect(report).toMatchObject({ kills: 1, broken: [] })
    expect(report.kept).toBeGreaterThan(0)
  }, 60_000)
})

describe('the suites themselves', () => {
  it('[L142] is seen to lose what it did not call saved', async () => {
    expect(await runKillBrowser({ seed: 5, kills: 1, keep: false })).toMatchObject({ saved: 0, present: 0 })
  }, 60_000)

  it('[T818] is seen to lose forms without their second copies', async () => {
    const report = await runKillStudio({ seed: 3, kills: 3, damaged: 1, withoutCopies: true })
    expect(report.silent).toBeGreaterThan(0)
  }, 60_000)

  it('[R362] is seen to lose what a form without drafts does not keep', async () => {
    const report = await runKillDrafts({ seed: 5, kills: 1, drafts: false })
    expect(report.kept).toBe(0)
    expect(report.broken).toHaveLength(1)
  }, 60_000)
})
