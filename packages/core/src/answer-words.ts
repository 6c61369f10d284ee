export { answerInWords } from './messages/answer-in-words.ts'
