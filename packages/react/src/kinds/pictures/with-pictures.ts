import { withChoiceIssues } from '@letterslot/core/choices'
import type { KindParts, WithKind } from '../../form/form-context.ts'
import { putPictures, readPictures } from './chosen-pictures.ts'
import { Pictures } from './Pictures.tsx'

const pictures: KindParts = {
  Control: Pictures,
  groupRole: 'radiogroup',
  readAnswer: readPictures,
  putAnswer: putPictures,
}

/** The kind `pictures`: radio buttons with a picture each, or boxes to tick where several may be chosen. They post without scripts too. */
export const withPictures: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, pictures },
  withRareIssues: (form, own) => withChoiceIssues(parts.withRareIssues(form, own)),
})
