import type { Entry } from '@letterslot/client/outbox'
import type { Form } from '@letterslot/core'
import { writtenAnswers } from '../../domain/sending/written-answers.ts'
import { formatBytes } from '../../domain/storage/format-bytes.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import styles from './EntryAnswers.module.css'

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
        <dl className={styles['answers']}>
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
