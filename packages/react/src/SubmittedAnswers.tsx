import type { Message } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import { answersOf } from './answers-text.ts'
import type { FormContext } from './form-context.ts'

export interface WrittenProps {
  readonly context: FormContext
  readonly message: Message
}

/** The visitor's answers, to be read. */
export function SubmittedAnswers({ context, message }: WrittenProps): JSX.Element {
  return (
    <dl className="ls-written">
      {answersOf(context.handle, message).map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
