import { runFresh } from '../fresh-process.ts'
import type { Suite } from '../suite.ts'

/** The logic of a form of 1,000 fields on a key: a third are numbers, a third add them up in one chain, a third show by the results. */
export const logic: Suite = {
  title: 'Logic of 1,000 fields on a key (Node)',
  rounds: 5,
  peer: 'a hand loop',
  subjects: [
    { name: 'Letterslot', run: (scale) => runFresh('logic/letterslot.ts', [scale]) },
    { name: 'a hand loop', run: (scale) => runFresh('logic/hand-loop.ts', [scale]) },
  ],
  metrics: [
    { key: 'all', label: 'a key that changes all 333 results', unit: 'µs', better: 'lower' },
    { key: 'one', label: 'a key that changes one', unit: 'µs', better: 'lower' },
    { key: 'coldMs', label: 'made ready, first time in the process', unit: 'ms', better: 'lower' },
  ],
}
