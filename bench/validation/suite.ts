import { runFresh } from '../fresh-process.ts'
import type { Suite } from '../suite.ts'

/** Checking a form of 200 fields, the same checks by both. */
export const validation: Suite = {
  title: 'Checking 200 fields (Node, one call, all fields)',
  rounds: 5,
  peer: 'valibot',
  subjects: [
    { name: 'Letterslot', run: () => runFresh('validation/letterslot.ts') },
    { name: 'valibot', run: () => runFresh('validation/valibot.ts') },
  ],
  metrics: [
    { key: 'good', label: 'all answers good', unit: 'µs', better: 'lower' },
    { key: 'bad', label: 'all answers wrong, 200 issues', unit: 'µs', better: 'lower' },
    { key: 'both', label: 'compile and check once', unit: 'µs', better: 'lower' },
    { key: 'coldMs', label: 'the same, first time in the process', unit: 'ms', better: 'lower' },
  ],
}
