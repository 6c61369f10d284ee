export type { AnswerClass, AnswerLink, AnswerRow, AnswerStep, Evidence, HeardAnswer } from './answer-row.ts'
export { answerTable, type CodeAnswers } from './answer-table.ts'
export { type ExplainedAttempt, type Explanation, explainAnswer } from './explain-answer.ts'
