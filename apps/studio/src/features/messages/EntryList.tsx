import type { Entry } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import { type CurrentMoment, entryStatus, lastProviderWords } from '../../domain/sending/entry-status.ts'
import { useStudioOutbox } from '../../domain/sending/use-studio-outbox.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { classes } from '../../ui/classes.ts'
import { Pill } from '../../ui/Pill.tsx'
import { entrySender } from './entry-answers.ts'
import styles from './MessageRows.module.css'
import { momentOf } from './mail-time.ts'
import { statusLook } from './status-look.ts'

export interface EntryListProps {
  /** Newest first. */
  readonly entries: readonly Entry[]
  readonly moment: CurrentMoment
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
}

/** One row a submission: who wrote it, its form and reference, where it stands, its last words, when it was written. */
export function EntryList({ entries, moment, openId, onOpen }: EntryListProps) {
  const { column } = outboxText
  return (
    <nav aria-label={outboxText.list} className={classes(styles['box'], styles['withForm'])}>
      <p aria-hidden="true" className={styles['columns']}>
        <span>{column.writer}</span>
        <span>{column.form}</span>
        <span>{column.state}</span>
        <span>{column.when}</span>
      </p>
      <ul className={styles['list']}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              id={rowId(entry.id)}
              aria-current={entry.id === openId ? 'true' : undefined}
              className={classes(styles['row'], entry.id === openId && styles['open'])}
              onClick={() => onOpen(entry.id)}
            >
              <EntryRow entry={entry} moment={moment} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The element id that takes the focus when a message is closed. */
export function rowId(entryId: string): string {
  return `entry-${entryId}`
}

function EntryRow({ entry, moment }: { readonly entry: Entry; readonly moment: CurrentMoment }) {
  const { kind, words } = entryStatus(entry, moment, useStudioOutbox().isUnderWay(entry))
  const { tone, icon } = statusLook[kind]
  const isCounting = kind === 'waiting'
  const { title, address } = entrySender(entry)
  const reference = referenceOf(entry.id)
  return (
    <>
      <span className={styles['message']}>
        {title === undefined ? (
          <b className={classes(styles['title'], styles['reference'])}>{reference}</b>
        ) : (
          <>
            <b className={styles['title']}>{title}</b>{' '}
            <span className={styles['told']}>
              {address !== undefined && <span className={styles['small']}>{address}</span>}
              {address !== undefined && ' · '}
              <span className={styles['reference']}>{reference}</span>
            </span>
          </>
        )}
      </span>
      <span className={styles['form']}>{entry.form.title || outboxText.untitled}</span>
      <span className={styles['state']}>
        <Pill tone={tone} icon={icon}>
          {words}
        </Pill>
        {isCounting && <Countdown entry={entry} nowMs={moment.nowMs} />}
        <span className={styles['small']}>{lastProviderWords(entry)}</span>
      </span>
      <time dateTime={entry.writtenAt} className={styles['when']}>
        {momentOf(entry.writtenAt, new Date(moment.nowMs))}
      </time>
    </>
  )
}

/** The part of the wait for the next try that is over, drawn; the words beside it say the rest. */
function Countdown({ entry: { state, log }, nowMs }: { readonly entry: Entry; readonly nowMs: number }) {
  const sinceMs = log.at(-1)?.endedMs
  if (state.status !== 'waiting' || sinceMs === undefined || state.retryMs <= sinceMs) return null
  return (
    <progress
      aria-hidden="true"
      className={styles['countdown']}
      value={Math.max(0, nowMs - sinceMs)}
      max={state.retryMs - sinceMs}
    />
  )
}
