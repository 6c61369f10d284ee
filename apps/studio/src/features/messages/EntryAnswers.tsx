import type { Entry } from '@letterslot/client/outbox'
import type { Form } from '@letterslot/core'
import { outboxText } from '../../catalogue/outbox.ts'
import { writtenAnswers } from '../../outbox/written-answers.ts'
import { formatBytes } from '../../storage/format-bytes.ts'
import styles from './EntryAnswers.module.css'

export interface EntryAnswersProps {
  readonly entry: Entry
  readonly form: Form | undefined
}

/** What was written, under the labels of the form where it still has them. Of a receipt it is gone, and that is said. */
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
