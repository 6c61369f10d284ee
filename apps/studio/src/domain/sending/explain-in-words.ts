import { type ExplainedAttempt, type Explanation, explainAnswer } from '@letterslot/client/answers'
import { answerText } from '../texts/answers.ts'

/** Says in the studio's language what an attempt came to, and what its maker does next. */
export function explainInWords(attempt: ExplainedAttempt): Explanation {
  const { title, happened, step, ...rest } = explainAnswer(attempt)
  return {
    ...rest,
    title: answerText.say(title),
    happened: answerText.say(happened),
    step: { ...step, text: answerText.say(step.text) },
  }
}
