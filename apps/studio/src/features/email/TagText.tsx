import { useId } from 'react'
import { useDispatch, useDocument } from '../../document/use-document.ts'
import { joinLines } from '../../intake/join-lines.ts'
import { classes } from '../../ui/classes.ts'
import { useEmailDeskStore } from './email-desk.ts'
import { knownNames, markTags } from './mark-tags.ts'
import styles from './TagText.module.css'
import { readText, type TextTarget, writeText } from './text-target.ts'

export interface TagTextProps {
  readonly target: TextTarget
  readonly label: string
  /** How it is set: as the mail's subject, a heading, a paragraph or a line of the mail's head. */
  readonly look: 'subject' | 'heading' | 'text' | 'line'
  readonly placeholder?: string | undefined
  /** Why the text makes no mail as it stands. */
  readonly problem?: string | undefined
}

/**
 * A text of the mail, typed where it stands, as large as it is. Its tags stay as they are written; behind the text, the
 * same text draws them as chips.
 */
export function TagText({ target, label, look, placeholder, problem }: TagTextProps) {
  const text = useDocument(({ email }) => readText(email, target)) ?? ''
  const email = useDocument((document) => document.email)
  const form = useDocument(({ form }) => form)
  const dispatch = useDispatch()
  const desk = useEmailDeskStore()
  const id = useId()
  const change = (typed: string): void => {
    const command = writeText(email, target, look === 'text' ? typed : joinLines(typed))
    if (command) dispatch(command)
  }
  return (
    <div className={styles['field']}>
      <div className={classes(styles['box'], styles[look])}>
        <div aria-hidden="true" className={styles['mirror']}>
          {markTags(text, knownNames(form)).map(({ kind, text: piece, at }) =>
            kind === 'plain' ? (
              piece
            ) : (
              <mark key={at} className={styles[kind]}>
                {piece}
              </mark>
            ),
          )}
          {/* Gives a last line that is empty its height, and an empty text a line. */}
          {'\u200b'}
        </div>
        <textarea
          data-text={target}
          className={styles['input']}
          aria-label={label}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : id}
          rows={1}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
          onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) =>
            desk.setState({ caret: { target, start, end } })
          }
        />
      </div>
      {problem !== undefined && (
        <p id={id} className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  )
}
