export type { AnswerClass, AnswerLink, AnswerRow, AnswerStep, Evidence, HeardAnswer } from './answer-row.ts'
export {
  answerTable,
  type CodeAnswers,
  type ExplainedAttempt,
  type Explanation,
  explainAnswer,
} from './answer-table.ts'
