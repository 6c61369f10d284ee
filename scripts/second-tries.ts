// Tells of the tests that failed at first: Vitest names reporters by their file, which has to export one by default.
import type { Reporter, TestCase } from 'vitest/node'

/** A reporter for `vitest --reporter`: one line for each test that passed at its second try, once all have run. */
export default class SecondTries implements Reporter {
  readonly #lines: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      this.#lines.push(`passed at a second try: ${test.module.relativeModuleId} ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const line of this.#lines) process.stdout.write(`${line}\n`)
  }
}
