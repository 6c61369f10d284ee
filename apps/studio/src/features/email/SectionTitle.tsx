import type { AnswerRow, AnswersBlock } from '@letterslot/email'
import { useId } from 'react'
import { updateBlock } from '../../domain/document/commands/blocks.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { blockText } from '../../domain/texts/email-blocks.ts'
import { useDraftText } from '../../ui/use-draft-text.ts'
import styles from './MailBlock.module.css'

export interface SectionTitleProps {
  readonly block: AnswersBlock
  /** The index of the first of its rows. */
  readonly first: number
}

/** The title of a section above its rows, typed where it stands. Emptied, none is printed. */
export function SectionTitle({ block, first }: SectionTitleProps) {
  const dispatch = useDispatch()
  const id = useId()
  const { rows } = block
  const { section = '', name, label } = rows[first] ?? { name: '', label: '' }
  const end = rows.findIndex((row, index) => index > first && row.section !== section)
  const behind = end < 0 ? rows.length : end
  const { text, problem, onChange } = useDraftText(section, (title) => {
    // Under one title they would be one section, and could not be parted again.
    if ([rows[first - 1], rows[behind]].some((row) => row?.section === title))
      return { ok: false, problem: blockText.sectionTwice }
    const retitled = (row: AnswerRow, index: number): AnswerRow =>
      index >= first && index < behind ? { ...row, section: title } : row
    return {
      ok: true,
      stored: title,
      commit: () => dispatch(updateBlock({ ...block, rows: rows.map(retitled) })),
    }
  })
  return (
    <span className={styles['section']}>
      <input
        className={styles['input']}
        aria-label={blockText.sectionTitle(label || name)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        value={text}
        placeholder={blockText.sectionPlaceholder}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {problem !== undefined && (
        <span id={id} className={styles['problem']}>
          {problem}
        </span>
      )}
    </span>
  )
}
