import type { Attempt, Entry } from '@letterslot/client/outbox'
import { Check, Laptop, type LucideIcon, RefreshCw, X } from 'lucide-react'
import { explainAttempt, momentAhead, nextAttemptMs, providerWords } from '../../domain/sending/entry-status.ts'
import { formatDuration } from '../../domain/texts/format.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './EntryAttempts.module.css'
import { dayOf, exactTimeOf } from './mail-time.ts'

/** Formats an attempt's duration: `212 ms`, `1.9 s`, `2 min`. */
function durationOf({ startedMs, endedMs }: Attempt): string {
  if (endedMs === undefined) return ''
  return formatDuration(Math.max(0, endedMs - startedMs))
}

interface Event {
  readonly key: string
  readonly icon: LucideIcon
  readonly tone: 'ok' | 'wait' | 'bad'
  readonly atMs: number
  readonly title: string
  readonly words: string
  readonly took: string
}

function eventOf(entry: Entry, attempt: Attempt, index: number, isUnderWay: boolean): Event {
  const { title, class: answerClass } = explainAttempt(entry, attempt)
  const isRunning = entry.state.status === 'sending' && index === entry.log.length - 1
  const mark: Pick<Event, 'icon' | 'tone'> =
    answerClass === 'done'
      ? { icon: Check, tone: 'ok' }
      : answerClass === 'soon'
        ? { icon: RefreshCw, tone: 'wait' }
        : { icon: X, tone: 'bad' }
  return {
    key: `${index} ${attempt.startedMs}`,
    ...(isRunning ? { icon: RefreshCw, tone: 'wait' } : mark),
    atMs: attempt.startedMs,
    title: isRunning ? (isUnderWay ? outboxText.running : outboxText.begun) : title,
    words: isRunning ? '' : providerWords(attempt),
    took: durationOf(attempt),
  }
}

export interface EntryAttemptsProps {
  readonly entry: Entry
  /** Its attempt is known to run. */
  readonly isUnderWay: boolean
  readonly nowMs: number
}

/** The moment of the next attempt by itself, in words; empty where there is none, or it is due. */
function nextTry(entry: Entry, nowMs: number): string {
  const atMs = nextAttemptMs(entry, nowMs)
  return atMs === undefined || atMs <= nowMs ? '' : outboxText.next(momentAhead(atMs, nowMs))
}

/** The life of a message, newest first: each attempt with what came of it, and when it was written. */
export function EntryAttempts({ entry, isUnderWay, nowMs }: EntryAttemptsProps) {
  const writtenMs = Date.parse(entry.writtenAt)
  const written: Event = {
    key: 'written',
    icon: Laptop,
    tone: 'ok',
    atMs: writtenMs,
    title: outboxText.written,
    words: '',
    took: '',
  }
  const attempts = entry.log.map((attempt, index) => eventOf(entry, attempt, index, isUnderWay)).reverse()
  const events = Number.isNaN(writtenMs) ? attempts : [...attempts, written]
  const earlier = entry.attempts - entry.log.length
  return (
    <section>
      <div className={styles['eyebrow']}>
        <h3>{outboxText.attempts}</h3>
        <span>{nextTry(entry, nowMs)}</span>
      </div>
      <ol className={styles['list']}>
        {events.map(({ key, icon, tone, atMs, title, words, took }) => (
          <li key={key} className={styles['event']}>
            <span className={styles[tone]}>
              <Icon icon={icon} />
            </span>
            <time dateTime={new Date(atMs).toISOString()} className={styles['time']}>
              {dayOf(new Date(atMs).toISOString(), new Date()) !== dayOf(entry.writtenAt, new Date()) && (
                <span className={styles['day']}>{dayOf(new Date(atMs).toISOString(), new Date())}</span>
              )}
              {exactTimeOf(new Date(atMs).toISOString())}
            </time>
            <span className={styles['what']}>
              {title}
              {words && <span className={styles['words']}>{words}</span>}
            </span>
            <span className={classes(styles['time'], styles['took'])}>{took}</span>
          </li>
        ))}
      </ol>
      {earlier > 0 && <p className={styles['earlier']}>{outboxText.earlier(earlier)}</p>}
    </section>
  )
}
