import { compileMatrix, everyRowText, matrixInWords, matrixText, withMatrixIssues } from '@letterslot/core/matrix'
import type { KindParts, WithKind } from '../../form/form-context.ts'
import { Matrix } from './Matrix.tsx'
import { putMatrix, readMatrix } from './matrix-controls.ts'

const matrix: KindParts = {
  Control: Matrix,
  groupRole: 'group',
  readAnswer: readMatrix,
  putAnswer: putMatrix,
  paramText: matrixText,
}

/** The kind `matrix`: rows that are answered by the same options. */
export const withMatrix: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, matrix },
  compileRareRule: (rule, field, clock) => parts.compileRareRule(rule, field, clock) ?? compileMatrix(rule, field),
  withRareIssues: (form, own) => withMatrixIssues(parts.withRareIssues(form, own), own ? undefined : everyRowText),
  sayAnswer: (field, value, locale) =>
    field.kind === 'matrix' ? matrixInWords(field, value) : parts.sayAnswer(field, value, locale),
})
