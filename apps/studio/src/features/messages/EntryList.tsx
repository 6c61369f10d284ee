import type { Entry } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import { outboxText } from '../../catalogue/outbox.ts'
import { type Moment, standingOf } from '../../outbox/entry-standing.ts'
import { lastWordsOf } from '../../outbox/explain-entry.ts'
import { useStudioOutbox } from '../../outbox/use-studio-outbox.ts'
import { classes } from '../../ui/classes.ts'
import { Pill } from '../../ui/Pill.tsx'
import { entrySender } from './entry-sender.ts'
import styles from './MessageRows.module.css'
import { dayOf, timeOf } from './mail-time.ts'
import { standingLook } from './standing-look.ts'

export interface EntryListProps {
  /** Newest first. */
  readonly entries: readonly Entry[]
  readonly moment: Moment
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
              <Row entry={entry} moment={moment} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where the focus goes back to when a message is closed. */
export function rowId(entryId: string): string {
  return `entry-${entryId}`
}

function Row({ entry, moment }: { readonly entry: Entry; readonly moment: Moment }) {
  const { kind, words } = standingOf(entry, moment, useStudioOutbox().isUnderWay(entry))
  const { tone, icon } = standingLook[kind]
  const { title, address } = entrySender(entry)
  const reference = referenceOf(entry.id)
  const day = dayOf(entry.writtenAt, new Date(moment.nowMs))
  return (
    <>
      <span className={styles['message']}>
        {title === undefined ? (
          <b className={classes(styles['title'], styles['reference'])}>{reference}</b>
        ) : (
          <>
            <b className={styles['title']}>{title}</b>{' '}
            <span className={styles['small']}>
              {address !== undefined && `${address} · `}
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
        <span className={styles['small']}>{lastWordsOf(entry)}</span>
      </span>
      <time dateTime={entry.writtenAt} className={styles['when']}>
        {day === 'Today' ? timeOf(entry.writtenAt) : day && `${day}, ${timeOf(entry.writtenAt)}`}
      </time>
    </>
  )
}
