import type { Entry } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type CurrentMoment, entryStatus } from '../../domain/sending/entry-status.ts'
import { useFormOf } from '../../domain/sending/use-form-of.ts'
import { useStudioOutbox } from '../../domain/sending/use-studio-outbox.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { EntryActions } from './EntryActions.tsx'
import { EntryAnswers } from './EntryAnswers.tsx'
import { EntryAttempts } from './EntryAttempts.tsx'
import styles from './EntryReader.module.css'
import { EntryWhy } from './EntryWhy.tsx'
import { entrySender } from './entry-sender.ts'
import { dayOf, timeOf } from './mail-time.ts'
import { standingLook } from './standing-look.ts'

export interface EntryReaderProps {
  readonly entry: Entry
  readonly moment: CurrentMoment
  readonly onBack: () => void
}

/** One submission with its whole life. */
export function EntryReader({ entry, moment, onBack }: EntryReaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const form = useFormOf(entry.form.id)
  const isUnderWay = useStudioOutbox().isUnderWay(entry)
  const { kind, words } = entryStatus(entry, moment, isUnderWay)
  const { tone, icon } = standingLook[kind]
  const { title, address } = entrySender(entry)
  const formTitle = entry.form.title || outboxText.untitled
  const day = dayOf(entry.writtenAt, new Date(moment.nowMs))
  const keeping = entry.state.status === 'sent' ? 'sent' : entry.keeping
  return (
    <article className={styles['reader']}>
      <header className={styles['head']}>
        <div className={styles['top']}>
          <Pill tone={tone} icon={icon}>
            {words}
          </Pill>
          <Button variant="quiet" size="small" icon={ArrowLeft} onPress={onBack}>
            {outboxText.back}
          </Button>
        </div>
        <h2 ref={heading} tabIndex={-1} className={styles['title']}>
          {title ?? formTitle}
        </h2>
        {address !== undefined && <p className={styles['meta']}>{address}</p>}
        <p className={styles['meta']}>
          {title !== undefined && `${formTitle} · `}
          {outboxText.reference} <span className={styles['reference']}>{referenceOf(entry.id)}</span>
          {' · '}
          <time dateTime={entry.writtenAt}>{day && `${day}, ${timeOf(entry.writtenAt)}`}</time>
          {` · ${outboxText.keeping[keeping]}`}
        </p>
      </header>
      <div className={styles['body']}>
        <EntryWhy entry={entry} hasForm={form !== undefined} nowMs={moment.nowMs} />
        <EntryAttempts entry={entry} isUnderWay={isUnderWay} nowMs={moment.nowMs} />
        <EntryAnswers entry={entry} form={form} />
      </div>
      <EntryActions entry={entry} form={form} onGone={onBack} />
    </article>
  )
}
