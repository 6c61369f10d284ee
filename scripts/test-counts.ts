// The counts in the reports of test runners.
import { readFileSync } from 'node:fs'

/** Tests that passed, and tests that did not. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests?: number
  readonly numFailedTestSuites: number
}

/**
 * The counts of a Vitest JSON report. A skipped test counts as failed: it proves nothing.
 * @param isFiltered - some tests were asked for by name: the others count as nothing, and none at all as a failure.
 */
export function countVitest(file: string, isFiltered = false): Counts {
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  const unproven = isFiltered
    ? Number(report.numPassedTests + report.numFailedTests === 0)
    : report.numPendingTests + (report.numTodoTests ?? 0)
  const failed = report.numFailedTests + unproven
  return { passed: report.numPassedTests, failed: failed + (report.numFailedTestSuites > 0 && failed === 0 ? 1 : 0) }
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly skipped: number
    readonly flaky: number
  }
  readonly errors: readonly unknown[]
}

/** The counts of a Playwright JSON report. One that passed at a second try passed: Playwright lists it as flaky. */
export function countPlaywright(file: string): Counts {
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length }
}
