// The script of a one-file page, for every form.
import { evaluate, everyRule } from '@letterslot/core/form-code'
import { loadChosenFiles, loadPatterns, loadRareParts } from '@letterslot/react/on-demand'
import { everyControl, lazyPatterns } from '@letterslot/react/parts'
import { usesRareParts } from '@letterslot/react/uses-rare-parts'
import { startPage } from './start-page.ts'

startPage({
  rules: everyRule,
  evaluate,
  controls: everyControl,
  submissionUi: () => import('./submission-ui.ts'),
  chosenFiles: loadChosenFiles,
  patterns: lazyPatterns(loadPatterns),
  rareParts: (form, given) => (!given && usesRareParts(form) ? loadRareParts(form) : undefined),
})
