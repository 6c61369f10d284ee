import { withChoiceIssues } from '@letterslot/core/choices'
import type { KindParts, WithKind } from '../../form/form-context.ts'
import { Combobox } from './Combobox.tsx'
import { putChosen, readChosen } from './chosen-options.ts'

const combobox: KindParts = { Control: Combobox, readAnswer: readChosen, putAnswer: putChosen }

/** The kind `combobox`: a list to choose from by typing, or several of it as tags. Without scripts it is the platform's own list. */
export const withCombobox: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, combobox },
  withRareIssues: (form, own) => withChoiceIssues(parts.withRareIssues(form, own)),
})
