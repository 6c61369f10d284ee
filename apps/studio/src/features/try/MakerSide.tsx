import type { Values } from '@letterslot/core'
import { type EmailTemplate, renderEmail, sampleParams } from '@letterslot/email'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { MailSheet } from '../../domain/mail/MailSheet.tsx'
import { pageBuiltIns } from '../../domain/sending/page-built-ins.ts'
import { withTestRecipient } from '../../domain/sending/practice-delivery.ts'
import { readSendingContext } from '../../domain/sending/sending-snapshot.ts'
import { useStudioOutbox } from '../../domain/sending/use-studio-outbox.ts'
import { tryText } from '../../domain/texts/try.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Tone } from '../../ui/Pill.tsx'
import { Chip, ToneMark } from '../../ui/Pill.tsx'
import { MessageCard } from './MessageCard.tsx'
import { destinationPhrase, lateNoteOf, makerViewOf, nextParams } from './maker-view.ts'
import styles from './TryStep.module.css'
import type { MailArrival } from './use-mail-arrival.ts'
import type { TryItEntries } from './use-try-it-entry.ts'

export interface MakerSideProps {
  readonly entries: TryItEntries
  readonly arrival: MailArrival
  /** Of the message that is told of; before there is one, the form's. */
  readonly connection: StoredConnection | undefined
  /** Answers that were made up for the form; undefined until some are. */
  readonly madeUp: Values | undefined
  /** Parameters of the last attempt, if this page made it. */
  readonly sentParams: Readonly<Record<string, string>> | undefined
  /** The device has no network, really or by simulation. */
  readonly isOffline: boolean
  /** Answers are EmailJS's, by simulation, though the form may not send by it. */
  readonly isSimulated: boolean
}

/** The maker's view: never more than is known. */
export function MakerSide(props: MakerSideProps) {
  const { entries, arrival, connection, madeUp, sentParams, isOffline, isSimulated } = props
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const { entry, unsent } = entries
  const outbox = useStudioOutbox()
  const isUnderWay = entry !== undefined && outbox.isUnderWay(entry)
  const view = makerViewOf(entry, arrival, isUnderWay)
  const name = connection ? destinationPhrase(connection) : ''
  // What EmailJS's template makes of the parameters is not ours to say.
  const hasOwnMail = connection !== undefined && connection.kind !== 'emailjs'
  if (!entry || view === 'nothing') {
    return (
      <>
        <MakerOutcome tone="neutral" title={tryText.nothing}>
          {tryText.nothingMore}
        </MakerOutcome>
        {connection?.kind !== 'emailjs' && (
          <MailPreview email={email} params={sampleParams(form, madeUp)} title={tryText.preview} />
        )}
      </>
    )
  }
  return (
    <>
      <MessageCard
        entry={entry}
        view={view}
        facts={{ name, waiting: unsent.length, isDoubtful: entry.doubtful, isRepeat: entry.doubtful && !hasOwnMail }}
        isUnderWay={isUnderWay}
        isOffline={isOffline}
        isSimulated={isSimulated && connection?.kind !== 'emailjs'}
      >
        {arrival.status === 'arrived' && (
          <LinkButton to="/messages" search={{ view: arrival.mail.view, mail: arrival.mail.id }} size="small">
            {tryText.read}
          </LinkButton>
        )}
      </MessageCard>
      {arrival.status === 'arrived' && (
        <>
          <LateNote text={arrival.mail.text} format={tryText.says} />
          <MailSheet mail={arrival.mail} headingLevel={3} />
        </>
      )}
      {view === 'accepted' && sentParams && <ParameterTable params={sentParams} />}
      {hasOwnMail && (view === 'waits' || view === 'parked') && (
        <MailPreview
          email={readSendingContext(entry.context)?.email ?? email}
          params={nextParams(entry, Date.now())}
          title={tryText.previewOfThis}
        />
      )}
    </>
  )
}

interface MakerOutcomeProps {
  readonly tone: Tone
  readonly title: string
  readonly children?: ReactNode
  /** The provider's own words. */
  readonly quote?: string
  readonly action?: ReactNode
}

/** The attempt's outcome, announced as it changes. */
function MakerOutcome({ tone, title, children, quote, action }: MakerOutcomeProps) {
  return (
    <div role="status" className={styles['outcome']}>
      <ToneMark tone={tone} size="large" />
      <div>
        <p className={styles['outcomeTitle']}>{title}</p>
        {children !== undefined && <p className={styles['outcomeText']}>{children}</p>}
        {quote !== undefined && <p className={styles['quote']}>{quote}</p>}
        {action}
      </div>
    </div>
  )
}

/** Parameters as they were sent, by name. */
function ParameterTable({ params }: { readonly params: Readonly<Record<string, string>> }) {
  return (
    <table className={styles['parameters']}>
      <caption className={styles['side']}>{tryText.parameters}</caption>
      <thead>
        <tr>
          <th scope="col">{tryText.parameter}</th>
          <th scope="col">{tryText.value}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(params).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <Chip>{name}</Chip>
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface MailPreviewProps {
  /** The mail as it was written for, where a message waits. */
  readonly email: EmailTemplate
  /** Parameters of the mail; its own words say whether it came late. */
  readonly params: Readonly<Record<string, string>>
  readonly title: string
}

/** The mail to come: what `renderEmail` gives, here and where it is sent. */
function MailPreview({ email, params, title }: MailPreviewProps) {
  const page = { userAgent: navigator.userAgent, address: location.href }
  const rendered = renderEmail(withTestRecipient(email), params, pageBuiltIns(page))
  if (!rendered.ok) return <p className={styles['quote']}>{rendered.error.message}</p>
  const { subject, fromName, replyTo, html, text } = rendered.value
  return (
    <>
      <h3 className={styles['side']}>{title}</h3>
      <LateNote text={text} format={tryText.willSay} />
      <MailSheet isPreview headingLevel={3} mail={{ subject, from: fromName, to: email.to, replyTo, html }} />
    </>
  )
}

interface LateNoteProps {
  /** The text part of a mail. */
  readonly text: string
  readonly format: (note: string) => string
}

/** A late mail's note about itself, moved from its end to its head. */
function LateNote({ text, format }: LateNoteProps) {
  const note = lateNoteOf(text)
  if (note === undefined) return null
  return (
    <p className={styles['late']}>
      <Icon icon={Clock} size={14} />
      {format(note)}
    </p>
  )
}
