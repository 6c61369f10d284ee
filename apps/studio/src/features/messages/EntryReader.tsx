import type { Entry } from '@letterslot/client/outbox'
import { type Form, referenceOf } from '@letterslot/core'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type CurrentMoment, entryStatus } from '../../domain/sending/entry-status.ts'
import { useStudioOutbox } from '../../domain/sending/use-studio-outbox.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { formatBytes } from '../../domain/texts/format.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { EntryActions } from './EntryActions.tsx'
import { EntryAttempts } from './EntryAttempts.tsx'
import styles from './EntryReader.module.css'
import { EntryWhy } from './EntryWhy.tsx'
import { entrySender, writtenAnswers } from './entry-answers.ts'
import { dayOf, timeOf } from './mail-time.ts'
import { statusLook } from './status-look.ts'

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
  const { tone, icon } = statusLook[kind]
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

/** The form that a message was written in, as it is now; undefined where this browser has it no more. */
function useFormOf(id: string): Form | undefined {
  const { forms } = useStorage()
  const [form, setForm] = useState<Form>()
  useEffect(() => {
    let isOver = false
    forms
      .get(id)
      .then((stored) => !isOver && setForm(stored?.document.form))
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [forms, id])
  return form
}

export interface EntryAnswersProps {
  readonly entry: Entry
  readonly form: Form | undefined
}

/** The answers, under the labels that the form still has. A receipt says that its answers are gone. */
export function EntryAnswers({ entry, form }: EntryAnswersProps) {
  const answers = writtenAnswers(entry, form, navigator.language).filter(({ value }) => value !== '')
  const files = entry.files ?? []
  return (
    <section>
      <h3 className={styles['eyebrow']}>{outboxText.answers}</h3>
      {entry.state.status === 'sent' ? (
        <p className={styles['note']}>{outboxText.receipt}</p>
      ) : answers.length + files.length === 0 ? (
        <p className={styles['note']}>{outboxText.noAnswers}</p>
      ) : (
        <dl lang={form?.locale} className={styles['answers']}>
          {answers.map(({ name, label, words }) => (
            <div key={name} className={styles['answer']}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
          {files.map(({ name, file }) => (
            <div key={`${name} ${file.name}`} className={styles['answer']}>
              <dt>{name}</dt>
              <dd>{outboxText.file(file.name, formatBytes(file.size))}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
