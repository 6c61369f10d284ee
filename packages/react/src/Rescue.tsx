import type { Failure, VisitorTexts } from '@letterslot/core/form-state'
import { type JSX, useState } from 'react'
import { answersText } from './answers-text.ts'
import { copyText } from './copy-text.ts'
import { downloadText } from './download-text.ts'
import type { FormContext } from './form-context.ts'
import { Reach } from './Reach.tsx'

export interface RescueProps {
  readonly context: FormContext
  readonly texts: VisitorTexts
  readonly failure: Failure
  /** Something has to change before an attempt can succeed. */
  readonly person: boolean
  /** The reference, in words. */
  readonly reference: string
}

/** What a visitor can do with answers that were not delivered, and what the site's owner should know. */
export function Rescue({ context, texts, failure, person, reference }: RescueProps): JSX.Element {
  const { handle } = context
  const [copied, setCopied] = useState(false)
  const text = answersText(handle, reference)
  return (
    <>
      {person && <Reach context={context} texts={texts} text={text} />}
      <div className="ls-actions">
        <button type="button" className="ls-button" onClick={async () => setCopied(await copyText(text))}>
          {copied ? texts.copied : texts.copy}
        </button>
        {person && (
          <button type="button" className="ls-button" onClick={() => downloadText(`${handle.form.title}.txt`, text)}>
            {texts.download}
          </button>
        )}
      </div>
      <details className="ls-note">
        <summary>{texts.forOwner}</summary>
        <p>
          <code>{failure.code}</code> {failure.status || ''} {failure.text}
        </p>
      </details>
    </>
  )
}
