import { describe, expect, it } from 'vitest'
import { runKillSuite } from './kill-suite.ts'
import { shortRun } from './suites.ts'

describe('a relay that is killed again and again', () => {
  it('[S280] [F59] delivers all that it answered 200 for, and repeats only what the log marks', async () => {
    const report = await runKillSuite({ ...shortRun, seed: 59 })
    expect(report).toEqual({
      lost: [],
      strange: [],
      unmarkedRepeats: [],
      wrongMessageIds: [],
      answered: shortRun.submissions,
      mails: shortRun.submissions + report.repeats,
      kills: shortRun.kills,
      resubmitted: expect.any(Number),
      repeats: expect.any(Number),
      windows: expect.any(Number),
      states: { accepted: 0, delivering: 0, delivered: shortRun.submissions, deferred: 0, failed: 0 },
      lastExit: 0,
      seconds: expect.any(Number),
    })
    expect(report.repeats).toBeLessThanOrEqual(report.windows)
  }, 90_000)
})
