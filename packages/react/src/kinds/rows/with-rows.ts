import { compileRows, rowsText, withRowsIssues } from '@letterslot/core/rows'
import type { KindParts, WithKind } from '../../form/form-context.ts'
import { Rows } from './Rows.tsx'
import { putRowsInto, readRows } from './rows-controls.ts'

const rows: KindParts = {
  Control: Rows,
  groupRole: 'group',
  readAnswer: readRows,
  putAnswer: (box, _field, value) => putRowsInto(box, value),
  paramText: rowsText,
}

/** The kind `rows`: a group of questions that repeats. */
export const withRows: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, rows },
  compileRareRule: (rule, field, clock) => parts.compileRareRule(rule, field, clock) ?? compileRows(rule, field, clock),
  withRareIssues: (form, own) => withRowsIssues(parts.withRareIssues(form, own)),
})
