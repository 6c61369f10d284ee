export { everyRowText } from './messages/en-matrix.ts'
export { withMatrixIssues } from './messages/matrix-issues.ts'
export { answeredRows, matrixInWords, matrixText, offeredValues, rowEntry } from './model/matrix.ts'
export { compileMatrix } from './rules/matrix.ts'
