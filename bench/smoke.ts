import type { Subject, Suite } from './suite.ts'

/**
 * Measures subjects once, as little as may be, to see that they still run: nothing of it is a measurement.
 * @throws {Error} where a number of theirs is none.
 */
export async function smoke({ metrics }: Suite, subjects: readonly Subject[]): Promise<void> {
  for (const { name, run } of subjects) {
    const round = await run('smoke')
    const told = metrics.filter(({ key }) => key in round)
    const wrong = told.filter(({ key }) => !Number.isFinite(round[key])).map(({ key }) => key)
    if (told.length === 0 || wrong.length > 0)
      throw new Error(`${name}: no number for ${wrong.join(', ') || 'anything'}`)
  }
}
