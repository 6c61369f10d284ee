// The script of a one-file page, for every form.
import { evaluate } from '@letterslot/core/form-code'
import { loadChosenFiles, loadPatterns, loadRareParts } from '@letterslot/react/on-demand'
import { everyControl } from '@letterslot/react/parts'
import { usesRareParts } from '@letterslot/react/uses-rare-parts'
import { startPage } from './start-page.ts'

startPage({
  evaluate,
  controls: everyControl,
  submissionUi: () => import('./submission-ui.ts'),
  chosenFiles: loadChosenFiles,
  patterns: loadPatterns,
  rareParts: (form, given) => (!given && usesRareParts(form) ? loadRareParts(form) : undefined),
})
