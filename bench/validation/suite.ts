import { runFresh } from '../fresh-process.ts'
import type { Suite } from '../suite.ts'

/** Checking a form of 100 fields, the same checks by each. */
export const validation: Suite = {
  title: 'Checking 100 fields (Node, one call, all fields)',
  rounds: 5,
  peer: 'a hand loop',
  subjects: [
    { name: 'Letterslot', run: () => runFresh('validation/letterslot.ts') },
    { name: 'a hand loop', run: () => runFresh('validation/hand-loop.ts') },
    { name: 'valibot', run: () => runFresh('validation/valibot.ts') },
    { name: 'yup', run: () => runFresh('validation/yup.ts') },
    { name: 'async-validator', run: () => runFresh('validation/async-validator.ts') },
    { name: 'ajv', run: () => runFresh('validation/ajv.ts') },
  ],
  metrics: [
    { key: 'good', label: 'all answers good', unit: 'µs', better: 'lower' },
    { key: 'bad', label: 'all answers wrong, 100 issues', unit: 'µs', better: 'lower' },
    { key: 'both', label: 'compile and check once', unit: 'µs', better: 'lower' },
    { key: 'coldMs', label: 'the same, first time in the process', unit: 'ms', better: 'lower' },
  ],
}
