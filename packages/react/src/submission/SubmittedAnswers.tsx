import type { Message } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import type { FormContext } from '../form/form-context.ts'
import { labelledAnswers } from './labelled-answers.ts'

export interface SubmittedAnswersProps {
  readonly context: FormContext
  readonly message: Message
}

/** The visitor's answers, to be read. */
export function SubmittedAnswers({ context, message }: SubmittedAnswersProps): JSX.Element {
  return (
    <dl className="ls-written">
      {labelledAnswers(context.handle, message).map(({ name, label, text }) => (
        <div key={name}>
          <dt>{context.mark(label)}</dt>
          <dd>
            <bdi {...context.langOf?.(text)}>{text || '–'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
