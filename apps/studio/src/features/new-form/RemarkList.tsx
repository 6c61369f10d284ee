import type { Remark } from '@letterslot/intake'
import { intakeText } from '../../domain/texts/intake.ts'
import styles from './IntakeResult.module.css'

/** More than a person goes through; the first ones usually explain the others. */
const maxShownRemarks = 30

export interface RemarkListProps<Code extends string> {
  readonly remarks: readonly Remark<Code>[]
  readonly words: (remark: Remark<Code>) => string
}

/** Remarks in the order of the paste, each with its line. */
export function RemarkItems<Code extends string>({ remarks, words }: RemarkListProps<Code>) {
  const inOrder = remarks.toSorted((one, other) => (one.line ?? Number.MAX_VALUE) - (other.line ?? Number.MAX_VALUE))
  return (
    <ul className={styles['remarks']}>
      {inOrder.slice(0, maxShownRemarks).map((remark) => (
        <li key={`${remark.code}${remark.subject}${remark.line}${remark.detail}`}>
          {words(remark)}
          {remark.line !== undefined && <span className={styles['line']}> {intakeText.line(remark.line)}</span>}
        </li>
      ))}
      {remarks.length > maxShownRemarks && <li>{intakeText.more(remarks.length - maxShownRemarks)}</li>}
    </ul>
  )
}
