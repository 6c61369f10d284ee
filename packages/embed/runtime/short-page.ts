// The script of a one-file page whose form `fitsShort`.
import { TextareaControl } from '@letterslot/react/parts'
import { startPage } from './start-page.ts'

startPage({
  evaluate: () => true,
  controls: { textarea: TextareaControl },
  submissionUi: () => import('./short/submission-ui.ts'),
})
