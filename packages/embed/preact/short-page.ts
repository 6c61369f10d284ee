// The script of a one-file page whose form `fitsShort`.
import { checkRequired, compileAddress, compileLength } from '@letterslot/core/form-code'
import { TextareaControl } from '@letterslot/react/parts'
import { startPage } from './start-page.ts'

startPage({
  rules: { required: () => checkRequired, type: compileAddress, length: compileLength },
  evaluate: () => true,
  controls: { textarea: TextareaControl },
  submissionUi: () => import('./submission-ui.ts'),
})
