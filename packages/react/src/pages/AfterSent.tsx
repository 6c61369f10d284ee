import { fillAnswers } from '@letterslot/core/answer-tags'
import { pageTexts } from '@letterslot/core/messages/en-pages'
import { type JSX, useEffect, useRef } from 'react'
import type { AfterSentProps } from '../form/form-context.ts'
import { webAddress } from '../form/web-address.ts'

/** A list is read from the start of its lines, also in the middle of what is centred around it. */
const fromStart = { textAlign: 'start' } as const

/** Stands under the receipt of an accepted message: the maker's own line with answers in it, the answers, and the way to the address that the page goes on to. */
export function AfterSent({ context, receipt, answers }: AfterSentProps): JSX.Element {
  const { handle, lang } = context
  const { form, host } = handle
  const { SentBlocks } = context.rareParts ?? {}
  const ref = useRef<HTMLDivElement>(null)
  const address = webAddress(form.redirect)
  const isTaken = (): boolean => address !== undefined && host.options.onRedirect?.(address.href) !== false
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page goes on once for each message.
  useEffect(() => {
    const key = `redirect ${receipt.id}`
    if (!address || !receipt.awaited || host.told?.has(key) || isElsewhere(ref.current)) return
    host.told?.add(key)
    if (isTaken()) location.assign(address.href)
  }, [receipt.id])
  return (
    <div ref={ref}>
      {form.sentText && (
        <p className="ls-text" lang={lang && form.locale}>
          {context.mark(
            form.sentText,
            fillAnswers(form.sentText, (wanted) => answers.find(({ name }) => name === wanted)?.text),
          )}
        </p>
      )}
      {SentBlocks && form.sentBlocks && <SentBlocks context={context} receipt={receipt} answers={answers} />}
      {form.sentAnswers && (
        <dl className="ls-written" style={fromStart}>
          {answers.map(({ name, label, text }) => (
            <div key={name}>
              <dt>{context.mark(label)}</dt>
              <dd>
                <bdi {...context.langOf?.(text)}>{text || '–'}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {address && (
        <p>
          <a
            className="ls-words"
            href={address.href}
            onClick={(event) => {
              if (!isTaken()) event.preventDefault()
            }}
          >
            {context.say({ ...pageTexts, ...context.texts }.goOn, { address: address.host })}
          </a>
        </p>
      )}
    </div>
  )
}

/** True while the visitor is busy with something else on the page: nobody is called away from there. */
function isElsewhere(within: Element | null): boolean {
  const busy = ':focus-within'
  return !within?.closest('.ls-form')?.matches(busy) && document.querySelector(busy) !== null
}
