// One file has from the start what others load on demand: a file of its own would cost more than it saves. The names are written
// out, because a bundler's object of a module's exports breaks where a page has extended the prototype of all objects.
import { evaluate, everyRule } from '@letterslot/core/form-code'
import { compilePatternMatcher } from '@letterslot/core/patterns'
import {
  AddressHint,
  createFormDelivery,
  ErrorSummary,
  Older,
  Outcome,
  StillSending,
} from '@letterslot/react/after-send'
import { ChosenFiles, everyControl, lazyPatterns } from '@letterslot/react/parts'
import { compileRareRule, drawWords, FieldExtra, sayAnswer, withRareIssues } from '@letterslot/react/rare-parts'
import { usesRareParts } from '@letterslot/react/uses-rare-parts'

const afterSend = { AddressHint, createFormDelivery, ErrorSummary, Older, Outcome, StillSending }
const rareParts = { compileRareRule, drawWords, FieldExtra, sayAnswer, withRareIssues }

export const elementParts = {
  rules: everyRule,
  evaluate,
  controls: everyControl,
  afterSend: async () => afterSend,
  chosenFiles: async () => ({ ChosenFiles }),
  patterns: lazyPatterns(async () => ({ compilePatternMatcher })),
  rareParts: (form) => (usesRareParts(form) ? Promise.resolve(rareParts) : undefined),
}
