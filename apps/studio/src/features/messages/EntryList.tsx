import type { Entry } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import { outboxText } from '../../catalogue/outbox.ts'
import { type Moment, standingOf } from '../../outbox/entry-standing.ts'
import { lastWordsOf } from '../../outbox/explain-entry.ts'
import { firstAnswer } from '../../outbox/written-answers.ts'
import { classes } from '../../ui/classes.ts'
import { Pill } from '../../ui/Pill.tsx'
import styles from './EntryList.module.css'
import { dayOf, timeOf } from './mail-time.ts'
import { standingLook } from './standing-look.ts'

export interface EntryListProps {
  /** Newest first. */
  readonly entries: readonly Entry[]
  readonly moment: Moment
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
}

/** One row a submission: its form, reference and first answer, where it stands, its last words, when it was written. */
export function EntryList({ entries, moment, openId, onOpen }: EntryListProps) {
  const { column } = outboxText
  return (
    <nav aria-label={outboxText.list} className={styles['nav']}>
      <p aria-hidden="true" className={styles['columns']}>
        <span>{column.message}</span>
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
  const { kind, words } = standingOf(entry, moment)
  const { tone, icon } = standingLook[kind]
  const answer = firstAnswer(entry)
  const day = dayOf(entry.writtenAt, new Date(moment.nowMs))
  return (
    <>
      <span className={styles['message']}>
        <b className={styles['title']}>{entry.form.title || outboxText.untitled}</b>
        <span className={styles['small']}>
          <span className={styles['reference']}>{referenceOf(entry.id)}</span>
          {answer && ` · ${answer}`}
        </span>
      </span>
      <span className={styles['state']}>
        <Pill tone={tone} icon={icon}>
          {words}
        </Pill>
        <span className={styles['small']}>{lastWordsOf(entry)}</span>
      </span>
      <time dateTime={entry.writtenAt} className={styles['when']}>
        {day === 'Today' ? timeOf(entry.writtenAt) : day}
      </time>
    </>
  )
}
