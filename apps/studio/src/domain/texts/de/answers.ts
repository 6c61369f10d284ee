import { answerTemplates } from './templates/answers.ts'

export const answerText = {
  say: (english: string): string => answerTemplates[english] ?? english,
}
