// The script of a one-file page whose form uses nothing rare: it has no way to what few forms need.
import { evaluate } from '@letterslot/core/form-code'
import { plainControls } from '@letterslot/react/parts'
import { startPage } from './start-page.ts'

startPage({
  evaluate,
  controls: plainControls,
  submissionUi: () => import('./plain/submission-ui.ts'),
})
