import type { OutcomeTexts, RowsTexts } from '../form-state/visitor-texts.ts'
import type { FileTexts } from './en-files.ts'

/** The words visitors read of a group that repeats, in English. */
export const rowsTexts: RowsTexts & Pick<OutcomeTexts, 'removed' | 'undo'> & Pick<FileTexts, 'removeFile'> = {
  addRow: 'Add {item}',
  removeFile: 'Remove {file}',
  removed: 'Deleted.',
  undo: 'Undo',
}
