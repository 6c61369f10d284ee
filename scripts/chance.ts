// Where property tests take their chances from: the same everywhere, so that a red run is red again, and anew only where
// somebody hunts (`npm run torture -- properties`).
import type { Plugin } from 'vite'

/** The seed of property tests where none is named. */
const everyday = 20261121

interface Chance {
  readonly seed: number
  /** The factor to each property's number of runs. */
  readonly times: number
}

const chance: Chance = {
  seed: Number(process.env['LETTERSLOT_SEED'] ?? everyday),
  times: Number(process.env['LETTERSLOT_TIMES'] ?? 1),
}

/** Gives each test file that imports fast-check the seed, and that many times its runs. */
export function sameChance({ seed, times }: Chance = chance): Plugin {
  const start = `import { configureGlobal } from 'fast-check'; configureGlobal({ seed: ${seed}, numRuns: ${100 * times} });`
  return {
    // The name is all that Vitest's cache of transformed modules knows of a plugin.
    name: `same-chance-${seed}-${times}`,
    enforce: 'pre',
    transform: {
      filter: { id: /\.test(\.fixture)?\.tsx?$/, code: /from 'fast-check'/ },
      handler: (code: string) => ({
        code: start + code.replace(/\bnumRuns: (\d+)/g, (_, runs: string) => `numRuns: ${Number(runs) * times}`),
        map: null,
      }),
    },
  }
}

/** The factor by which a test may take longer for it. */
export const patience: number = chance.times

/**
 * The tries that a failed test has after its first: one in continuous integration, whose machine may do other things, and none
 * where somebody looks. What passed at its second try is listed at the end.
 */
export const secondTries: 0 | 1 = process.env['CI'] ? 1 : 0
