import { evaluate, everyRule } from '@letterslot/core/form-code'
import { everyControl } from './fields/controls.ts'
import type { FormParts } from './form-parts.ts'
import { loadAfterSend, loadChosenFiles, loadPatterns, loadRareParts } from './on-demand.ts'
import { lazyPatterns } from './patterns/lazy-patterns.ts'
import { usesRareParts } from './rare/uses-rare-parts.ts'

/** The parts of every form: what not every form needs at once is fetched on demand. */
export const everyPart: FormParts = {
  rules: everyRule,
  evaluate,
  controls: everyControl,
  afterSend: loadAfterSend,
  chosenFiles: loadChosenFiles,
  patterns: lazyPatterns(loadPatterns),
  rareParts: (form) => (usesRareParts(form) ? loadRareParts() : undefined),
}
