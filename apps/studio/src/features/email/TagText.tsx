import { joinLines } from '@letterslot/intake'
import { useId } from 'react'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { type TextTarget, targetText, writeText } from '../../domain/mail/text-target.ts'
import { classes } from '../../ui/classes.ts'
import { useEmailEditorStore } from './email-editor-state.ts'
import { knownNames, markTags } from './mark-tags.ts'
import styles from './TagText.module.css'

export interface TagTextProps {
  readonly target: TextTarget
  readonly label: string
  /** Typography: as the mail's subject, a heading, a paragraph or a line of the mail's head. */
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
  const text = useDocument(({ email }) => targetText(email, target)) ?? ''
  const email = useDocument((document) => document.email)
  const form = useDocument(({ form }) => form)
  const dispatch = useDispatch()
  const editor = useEmailEditorStore()
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
            editor.setState({ caret: { target, start, end } })
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
