import type { Intake } from '@letterslot/intake'
import { intakeText, noteText, unreadText } from '../../domain/texts/intake.ts'
import { FindingCard } from '../../ui/FindingCard.tsx'
import { AskFields } from './AskFields.tsx'
import { FoundConnection } from './FoundConnection.tsx'
import { FoundFields } from './FoundFields.tsx'
import styles from './IntakeResult.module.css'
import { RemarkItems } from './RemarkList.tsx'

export interface IntakeResultProps {
  readonly intake: Intake
  readonly answers: ReadonlyMap<string, string>
  readonly onAnswer: (key: string, value: string) => void
  readonly isChecked: boolean
}

/** The reading of a paste: the connection, what is still asked, the fields, and what was not read. */
export function IntakeResult({ intake, answers, onAnswer, isChecked }: IntakeResultProps) {
  const { form, ids, asks, unread, notes, isEmailJs } = intake
  return (
    <>
      {isEmailJs && (
        <section>
          <h3>{intakeText.connection}</h3>
          <FoundConnection ids={ids} />
          {asks.length > 0 && (
            <div className={styles['asks']}>
              <AskFields asks={asks} answers={answers} onAnswer={onAnswer} isChecked={isChecked} />
            </div>
          )}
        </section>
      )}
      {form ? (
        <section>
          <h3>
            {form.title ?? intakeText.formTitle}
            <span className={styles['count']}> {intakeText.fields(form.fields.length)}</span>
          </h3>
          <FoundFields form={form} />
        </section>
      ) : isEmailJs ? (
        <p className={styles['quiet']}>{intakeText.noForm}</p>
      ) : (
        <FindingCard tone="warning" title={intakeText.nothing}>
          {intakeText.nothingNext}
        </FindingCard>
      )}
      {unread.length > 0 && (
        <section>
          <h3>{intakeText.unread(unread.length)}</h3>
          <RemarkItems remarks={unread} words={(remark) => unreadText[remark.code](remark)} />
        </section>
      )}
      {notes.length > 0 && (
        <details className={styles['notes']}>
          <summary>{intakeText.notes(notes.length)}</summary>
          <RemarkItems remarks={notes} words={(remark) => noteText[remark.code](remark)} />
        </details>
      )}
    </>
  )
}
