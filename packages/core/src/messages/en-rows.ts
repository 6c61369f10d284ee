import type { RowsTexts } from '../form-state/visitor-texts.ts'

/** The words visitors read of a group that repeats, in English. */
export const rowsTexts: RowsTexts = { addRow: 'Add {item}' }
