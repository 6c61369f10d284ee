import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nothingWrong } from './browser-suites.test.fixture.ts'
import { type Lives, startLives } from './chromium-process.ts'
import { runKillBrowser } from './kill-browser.ts'
import { runLostAnswers } from './lost-answers.ts'
import { runPages } from './pages-suite.ts'
import { makeProfile } from './profile.ts'
import { runTakeOver } from './take-over.ts'

describe('an outbox in a real browser', () => {
  it('[L142] [L192] [F05] has what it called saved after the kill, its files to the byte, and sends it', async () => {
    const report = await runKillBrowser({ seed: 5, kills: 1, withFiles: true, mishaps: 1 })
    expect(report).toMatchObject({ ...nothingWrong, torn: [], saved: 1, present: 1, delivered: 1 })
    expect(report.wholeFiles).toBeGreaterThan(0)
  }, 60_000)
})

describe('an outbox in one browser', () => {
  // Each has a port of its own: an origin that nothing is kept of.
  const profile = makeProfile()
  let browser: Lives
  beforeAll(async () => {
    browser = await startLives(profile.folder)
  }, 60_000)
  afterAll(async () => {
    await browser.end()
    profile.remove()
  })

  it('[L144] [F32] [F33] makes one mail of each message where a relay’s answers are lost', async () => {
    const report = await runLostAnswers({ seed: 33, messages: 10, browser: browser.now })
    expect(report).toEqual({
      messages: 10,
      attempts: expect.any(Number),
      submissions: expect.any(Number),
      lostAnswers: expect.any(Number),
      mails: 10,
      lost: [],
      doubled: [],
      seconds: expect.any(Number),
    })
    expect(report.lostAnswers).toBeGreaterThan(5)
  }, 60_000)

  it('[L143] [F38] [F39] sends each message of four pages and a worker once, whichever of them die or freeze', async () => {
    const report = await runPages({ seed: 38, messages: 15, stormMs: 2000, browser: browser.now })
    expect(report).toEqual({
      ...nothingWrong,
      doubles: expect.any(Number),
      saved: 15,
      mailsByIds: 15,
      taken: expect.any(Number),
      crashes: expect.any(Number),
      closes: expect.any(Number),
      freezes: expect.any(Number),
      syncs: expect.any(Number),
      stops: expect.any(Number),
      byWorkerAlone: expect.any(Number),
      seconds: expect.any(Number),
    })
    // A slow machine gives it time for fewer of the last ones; those go out with the next page.
    expect(report.byWorkerAlone).toBeGreaterThan(0)
  }, 60_000)

  it('[L165] [F39] a message whose page crashes in the middle of its try is taken over by its lock', async () => {
    const { mails } = await runTakeOver('crash', browser)
    expect(mails.map(({ attempts, saysRepeat }) => [attempts, saysRepeat])).toEqual([[2, true]])
  }, 60_000)
})
