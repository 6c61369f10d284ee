import type { Results, Round, Suite } from './suite.ts'

/**
 * Runs each subject of a suite once a round, each time in a fresh process, the order turned round after each round, so
 * that neither a warm cache nor a machine that slows down favours one.
 * @returns for each subject its rounds in order, each a record of metrics.
 */
export async function compare({ subjects, rounds }: Suite, say: (text: string) => void): Promise<Results> {
  const results = new Map<string, Round[]>(subjects.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? subjects : [...subjects].reverse()
    for (const { name, run } of order) {
      say(`round ${round + 1} of ${rounds}: ${name}`)
      results.get(name)?.push(await run('whole'))
    }
  }
  return Object.fromEntries(results)
}
