import type { NeedsPerson, NotSent } from '@letterslot/core/form-state'
import { type JSX, useState } from 'react'
import { answersText } from './answers-text.ts'
import { copyText } from './copy-text.ts'
import { downloadText } from './download-text.ts'
import type { FormContext } from './form-context.ts'
import { Heading } from './Heading.tsx'
import { Icon } from './Icon.tsx'
import { Reach } from './Reach.tsx'

export interface NotDeliveredProps {
  readonly context: FormContext
  readonly state: NotSent | NeedsPerson
}

/** Stands in place of Send, under the answers, when an attempt came to nothing: what happened, what comes, what to do. */
export function NotDelivered({ context, state }: NotDeliveredProps): JSX.Element {
  const { handle, headingLevel, texts } = context
  const [copied, setCopied] = useState(false)
  const { failure, reason } = state
  const person = state.status === 'needsPerson'
  const reference = context.say(texts.reference, { ref: handle.reference() })
  const text = answersText(handle, reference)
  const tokens = {
    label: handle.fields.find(({ name }) => name === failure.parameter)?.label ?? '',
    limit: Math.floor((failure.limitBytes ?? 0) / 1024),
  }
  return (
    <div className="ls-panel" data-status={state.status}>
      <Icon name={person ? 'person' : 'wait'} />
      <Heading level={headingLevel + 1} focus={1}>
        {person ? texts.notDelivered : texts.notSent}
      </Heading>
      <p>{context.say(texts[reason], tokens)}</p>
      {person && <Reach context={context} text={text} />}
      <div className="ls-actions">
        <button type="submit" className={person ? 'ls-button' : 'ls-button ls-strong'}>
          {texts.tryAgain}
        </button>
        <button type="button" className="ls-button" onClick={async () => setCopied(await copyText(text))}>
          {copied ? texts.copied : texts.copy}
        </button>
        {person && (
          <button type="button" className="ls-button" onClick={() => downloadText(`${handle.form.title}.txt`, text)}>
            {texts.download}
          </button>
        )}
      </div>
      <p className="ls-note">
        {texts.kept} {reference}
      </p>
      <details className="ls-note">
        <summary>{texts.forOwner}</summary>
        <p>
          <code>{failure.code}</code> {failure.status || ''} {failure.text}
        </p>
      </details>
    </div>
  )
}
