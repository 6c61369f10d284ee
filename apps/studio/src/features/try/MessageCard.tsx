import type { Explanation } from '@letterslot/client/answers'
import type { Entry } from '@letterslot/client/outbox'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { explainEntry, providerWords } from '../../domain/sending/entry-status.ts'
import { explainInWords } from '../../domain/sending/explain-in-words.ts'
import { withoutMark } from '../../domain/sending/simulated.ts'
import { tryText } from '../../domain/texts/try.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { DeliveryTimeline } from './DeliveryTimeline.tsx'
import styles from './MessageCard.module.css'
import { describeMakerView, isFallbackShown, type MakerFacts, type MakerView } from './maker-view.ts'

export interface MessageCardProps {
  readonly entry: Entry
  readonly view: Exclude<MakerView, 'nothing'>
  readonly facts: MakerFacts
  /** Its attempt is known to run. */
  readonly isUnderWay: boolean
  /** The device has no network, really or by simulation. */
  readonly isOffline: boolean
  /** Its answers are EmailJS's by simulation, though it does not go there. */
  readonly isSimulated: boolean
  readonly children?: ReactNode
}

/** One message, as its maker would follow it. */
export function MessageCard({ entry, view, facts, isUnderWay, isOffline, isSimulated, children }: MessageCardProps) {
  const { title, text, pill, tone } = describeMakerView(view, facts)
  const formId = useDocument(({ form }) => form.id)
  return (
    <div className={styles['card']}>
      <div className={styles['head']}>
        <p role="status" className={styles['title']}>
          {title}
        </p>
        <Pill tone={tone}>{pill}</Pill>
      </div>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      <DeliveryTimeline entry={entry} isUnderWay={isUnderWay} isOffline={isOffline} />
      {view === 'parked' && <AdviceOn entry={entry} isSimulated={isSimulated} />}
      {view === 'notConnected' && (
        <LinkButton to="/forms/$formId/connect" params={{ formId }} variant="primary" size="small">
          {tryText.connect}
        </LinkButton>
      )}
      {entry.state.status !== 'sent' && view !== 'sending' && <NotSeen isFallbackShown={isFallbackShown(entry)} />}
      {children}
    </div>
  )
}

function AdviceOn({ entry, isSimulated }: Pick<MessageCardProps, 'entry' | 'isSimulated'>) {
  const last = entry.log.at(-1)
  const answer = last && withoutMark(last)
  const explanation = isSimulated && answer ? explainInWords(answer) : explainEntry(entry)
  if (!answer || !explanation) return null
  const isQuoteSimulated = answer.text !== last.text
  return (
    <AnswerAdvice {...{ explanation, isQuoteSimulated }} quote={providerWords(answer)} isEmailJsOnly={isSimulated} />
  )
}

/** A note that a maker cannot see messages on a visitor's device, and what visitors have instead. */
function NotSeen({ isFallbackShown }: { readonly isFallbackShown: boolean }) {
  const { id: formId, delivery } = useDocument(({ form }) => form)
  const { email = '', phone = '', url = '' } = delivery?.fallback ?? {}
  return (
    <p className={styles['note']}>
      {tryText.notSeen}{' '}
      {email || phone || url ? (
        isFallbackShown && tryText.fallback
      ) : (
        <>
          {tryText.noFallback}{' '}
          <Link to="/forms/$formId/publish" params={{ formId }}>
            {tryText.addFallback}
          </Link>
        </>
      )}
    </p>
  )
}

interface AdviceProps {
  readonly explanation: Explanation
  /** The provider's own words with their status, or what this page said of its refusal. */
  readonly quote: string
  /** A fault of Try it said those words, and no provider. */
  readonly isQuoteSimulated: boolean
  /** The words are EmailJS's, though the form does not send by it. */
  readonly isEmailJsOnly: boolean
}

/** Advice on an answer: what happened, the provider's words, and what to click. */
function AnswerAdvice({ explanation, quote, isQuoteSimulated, isEmailJsOnly }: AdviceProps) {
  const { title, happened, step, isLocal } = explanation
  const refused = isLocal ? tryText.wordsHere : tryText.words
  return (
    <section aria-labelledby="advice" className={styles['advice']}>
      <h3 id="advice" className={styles['title']}>
        {title}
      </h3>
      <p>{happened}</p>
      {quote !== '' && (
        <figure className={styles['answer']}>
          <figcaption>{isQuoteSimulated ? tryText.wordsSimulated : refused}</figcaption>
          <q className={styles['quote']}>{quote}</q>
        </figure>
      )}
      <p>
        <b>{isEmailJsOnly ? tryText.adviceEmailJs : tryText.adviceTitle}:</b> {step.text}
      </p>
      {step.link && (
        <a className={styles['link']} href={step.link.url} target="_blank" rel="noreferrer">
          {step.link.label}
          <Icon icon={ExternalLink} size={14} />
        </a>
      )}
    </section>
  )
}
