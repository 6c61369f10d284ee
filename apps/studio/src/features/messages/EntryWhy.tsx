import type { AnswerStep, Explanation } from '@letterslot/client/answers'
import { type Entry, isReadable } from '@letterslot/client/outbox'
import { CircleAlert, ExternalLink, Plug } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  explainEntry,
  lastAttempt,
  momentAhead,
  nextAttemptMs,
  providerWords,
} from '../../domain/sending/entry-status.ts'
import { connectionOfEntry } from '../../domain/sending/send-route.ts'
import { type Sending, useSending } from '../../domain/sending/sending-context.ts'
import { readSendingContext } from '../../domain/sending/sending-snapshot.ts'
import { isSimulated } from '../../domain/sending/simulated.ts'
import type { ArrivedMail } from '../../domain/sending/studio-transport.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { practiceConnection } from '../../model/connection.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './EntryWhy.module.css'
import type { MailView } from './mailbox.ts'

/** When it goes on by itself, if it does. */
function nextStepWords(entry: Entry, nowMs: number): string {
  const { state, doubtful } = entry
  if (!isReadable(entry)) return outboxText.newer
  if (state.status === 'sent') return ''
  const next =
    state.status !== 'parked'
      ? outboxText.waits
      : state.probeMs === undefined
        ? outboxText.notProbed
        : outboxText.probed(momentAhead(Math.max(nextAttemptMs(entry, nowMs) ?? nowMs, nowMs), nowMs))
  return doubtful ? `${next} ${outboxText.doubtful}` : next
}

export interface EntryWhyProps {
  readonly entry: Entry
  /** Set while the form that it was written in exists. */
  readonly hasForm: boolean
  readonly nowMs: number
}

/** Why a message is where it is: what happened, the provider's own words, and what its maker does next. */
export function EntryWhy({ entry, hasForm, nowMs }: EntryWhyProps) {
  const view = arrivedIn(entry, useSending().place)
  const explanation = explainEntry(entry)
  const next = nextStepWords(entry, nowMs)
  if (!explanation) return next === '' ? null : <p className={styles['next']}>{next}</p>
  const last = lastAttempt(entry) ?? { status: 0, text: '' }
  const isFault = isSimulated(last)
  const { title, happened, step } = isFault ? asSimulated(explanation) : explanation
  const isSent = entry.state.status === 'sent'
  const words = providerWords(last)
  return (
    <>
      <section className={classes(styles['why'], isSent ? styles['ok'] : styles['bad'])}>
        {!isSent && <Icon icon={CircleAlert} />}
        <div>
          <h3 className={styles['title']}>{title}</h3>
          <p>{happened}</p>
          {next && <p>{next}</p>}
        </div>
      </section>
      {words && (
        <section>
          <div className={styles['eyebrow']}>
            <h3>{captionOf(isFault, explanation.isLocal)}</h3>
            {!isFault && !explanation.isLocal && <span>{farHost(entry)}</span>}
          </div>
          <blockquote className={styles['words']}>{words}</blockquote>
        </section>
      )}
      <section>
        <h3 className={styles['eyebrow']}>{outboxText.whatToDo}</h3>
        {view ? <Arrived id={entry.id} view={view} /> : <NextStep step={step} />}
        {hasForm && !isFault && (explanation.class === 'slowly' || explanation.class === 'change') && (
          <p className={styles['check']}>
            <LinkButton to="/forms/$formId/connect" params={{ formId: entry.form.id }} size="small" icon={Plug}>
              {outboxText.checkConnection}
            </LinkButton>
          </p>
        )}
      </section>
    </>
  )
}

/** The host that answered; empty where that is this computer, or the page itself. */
function farHost(entry: Entry): string {
  const kind = readSendingContext(entry.context)?.kind
  if (kind === 'practice' || kind === 'test-inbox') return ''
  return URL.canParse(entry.connection.origin) ? new URL(entry.connection.origin).host : ''
}

function captionOf(isPlayed: boolean, isLocal: boolean): string {
  if (isPlayed) return outboxText.simulated.words
  return isLocal ? outboxText.wordsHere : outboxText.words
}

/** Nothing of what a fault of Try it played is for a maker to mend. */
function asSimulated({ title }: Explanation): Pick<Explanation, 'title' | 'happened' | 'step'> {
  const { simulated } = outboxText
  return { title: simulated.title(title), happened: simulated.happened, step: { text: simulated.step } }
}

function NextStep({ step: { text, link } }: { readonly step: AnswerStep }) {
  return (
    <>
      <p className={styles['step']}>{text}</p>
      {link && (
        <a href={link.url} target="_blank" rel="noreferrer" className={styles['link']}>
          {link.label}
          <Icon icon={ExternalLink} size={14} />
          <VisuallyHidden>{outboxText.opensElsewhere}</VisuallyHidden>
        </a>
      )}
    </>
  )
}

function Arrived({ id, view }: { readonly id: string; readonly view: MailView }) {
  const mail = useArrivedMail(id, view)
  return (
    <>
      <p className={styles['step']}>{(mail === undefined ? outboxText.readIn : outboxText.arrivedIn)[view]}</p>
      <p className={styles['check']}>
        <LinkButton to="/messages" search={{ view, ...(mail !== undefined && { mail }) }} size="small">
          {mail === undefined ? outboxText.lookThere : outboxText.readIt}
        </LinkButton>
      </p>
    </>
  )
}

/** Time to look for one mail, which is there or was deleted. */
const findTimeoutMs = 3_000

/** Finds the mail of a message that was accepted, by its id; undefined while it is looked for, and where it is gone. */
function useArrivedMail(submissionId: string, view: MailView): string | undefined {
  const { transportOf, placeTransport } = useSending()
  const [mailId, setMailId] = useState<string>()
  const transport = view === 'practice' ? transportOf(practiceConnection) : placeTransport
  const { arrival } = transport
  useEffect(() => {
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(findTimeoutMs)])
    arrival?.(submissionId, signal).then(
      (mail) => !leaving.signal.aborted && setMailId(mail?.id),
      // A mailbox that cannot be looked into says so itself, one press away.
      () => undefined,
    )
    return () => leaving.abort()
  }, [submissionId, arrival])
  return mailId
}

/**
 * The view of Messages in which the mail of a message that was accepted can be read; undefined where only its recipient
 * sees it. Told by the connection, which a receipt keeps.
 */
export function arrivedIn(
  entry: Pick<Entry, 'state' | 'connection'>,
  place: Sending['place'],
  pageOrigin?: string,
): ArrivedMail['view'] | undefined {
  if (entry.state.status !== 'sent') return undefined
  const kind = connectionOfEntry(entry, [], place, pageOrigin)?.kind
  return kind === 'practice' || kind === 'test-inbox' ? kind : undefined
}
