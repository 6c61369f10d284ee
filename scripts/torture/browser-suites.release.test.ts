import { describe, expect, it } from 'vitest'
import { expectTruthWithoutRoom, nothingWrong } from './browser-suites.test.fixture.ts'
import { whyNoSmallDisk } from './full-disk.ts'
import { runKillBrowser } from './kill-browser.ts'
import { runKillDrafts } from './kill-drafts.ts'
import { runKillStudio } from './kill-studio.ts'

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
