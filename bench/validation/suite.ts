import { runFresh } from '../fresh-process.ts'
import type { Suite } from '../suite.ts'

/** Checking a form of 100 fields, the same checks by each. */
export const validation: Suite = {
  title: 'Checking 100 fields (Node, one call, all fields)',
  rounds: 5,
  peer: 'a hand loop',
  subjects: [
    { name: 'Letterslot', run: (scale) => runFresh('validation/letterslot.ts', [scale]) },
    { name: 'a hand loop', run: (scale) => runFresh('validation/hand-loop.ts', [scale]) },
    { name: 'valibot', packages: ['valibot'], run: (scale) => runFresh('validation/valibot.ts', [scale]) },
    { name: 'yup', packages: ['yup'], run: (scale) => runFresh('validation/yup.ts', [scale]) },
    {
      name: 'async-validator',
      packages: ['async-validator'],
      run: (scale) => runFresh('validation/async-validator.ts', [scale]),
    },
    { name: 'ajv', packages: ['ajv'], run: (scale) => runFresh('validation/ajv.ts', [scale]) },
  ],
  metrics: [
    { key: 'good', label: 'all answers good', unit: 'µs', better: 'lower' },
    { key: 'bad', label: 'all answers wrong, 100 issues', unit: 'µs', better: 'lower' },
    { key: 'both', label: 'compile and check once', unit: 'µs', better: 'lower' },
    { key: 'coldMs', label: 'the same, first time in the process', unit: 'ms', better: 'lower' },
  ],
}
