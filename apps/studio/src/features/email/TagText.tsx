import type { Form } from '@letterslot/core'
import { builtInNames, type EmailTemplate, type Finding } from '@letterslot/email'
import { joinLines } from '@letterslot/intake'
import { useId } from 'react'
import { fieldsWithParameter } from '../../domain/document/find-field.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { describeFinding } from '../../domain/mail/describe-finding.ts'
import { type TextTarget, targetOfPlace, targetText, writeText } from '../../domain/mail/text-target.ts'
import { classes } from '../../ui/classes.ts'
import { useEmailEditorStore } from './email-editor-state.ts'
import styles from './TagText.module.css'

export interface TagTextProps {
  readonly target: TextTarget
  readonly label: string
  /** Typography: as the mail's subject, a heading, a paragraph or a line of the mail's head. */
  readonly variant: 'subject' | 'heading' | 'text' | 'line'
  readonly placeholder?: string | undefined
  /** Why the text makes no mail as it stands. */
  readonly problem?: string | undefined
}

/**
 * A text of the mail, typed where it stands, as large as it is. Its tags stay as they are written; behind the text, the
 * same text draws them as chips.
 */
export function TagText({ target, label, variant, placeholder, problem }: TagTextProps) {
  const text = useDocument(({ email }) => targetText(email, target)) ?? ''
  const email = useDocument((document) => document.email)
  const form = useDocument(({ form }) => form)
  const dispatch = useDispatch()
  const editor = useEmailEditorStore()
  const id = useId()
  const change = (typed: string): void => {
    const command = writeText(email, target, variant === 'text' ? typed : joinLines(typed))
    if (command) dispatch(command)
  }
  return (
    <div className={styles['field']}>
      <div className={classes(styles['box'], styles[variant])}>
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

/** A piece of a text as it is drawn: plain, a tag, or a tag that the form sends nothing for. */
interface MarkedPiece {
  readonly kind: 'plain' | 'tag' | 'unknown'
  readonly text: string
  /** Its start, in UTF-16 code units. */
  readonly at: number
}

/** The names that print something in the mail of a form, but for ours. */
export function knownNames(form: Form): ReadonlySet<string> {
  const fields = fieldsWithParameter(form).map(({ name }) => name)
  return new Set([...fields, ...Object.keys(form.delivery?.map ?? {}), ...builtInNames])
}

/** Cuts a text at its tags. Joined again, the pieces are the text. */
export function markTags(text: string, known: ReadonlySet<string>): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let end = 0
  const plain = (until: number): void => {
    if (until > end) pieces.push({ kind: 'plain', text: text.slice(end, until), at: end })
  }
  for (const match of text.matchAll(/\{\{[^{}]*\}\}/g)) {
    plain(match.index)
    const [tag] = match
    pieces.push({ kind: isKnown(tag, known) ? 'tag' : 'unknown', text: tag, at: match.index })
    end = match.index + tag.length
  }
  plain(text.length)
  return pieces
}

function isKnown(tag: string, known: ReadonlySet<string>): boolean {
  const [, name = ''] = /^\{\{\s*[#^/]?\s*([\w-]*)/.exec(tag) ?? []
  return /^\{\{\s*(!|\.)/.test(tag) || name.startsWith('letterslot_') || known.has(name)
}

/** Why texts of the mail cannot be filled in as they stand, in words, by the text. */
export type TagProblems = ReadonlyMap<TextTarget, string>

/** The refused tags among findings, each at its text. */
export function tagProblems(findings: readonly Finding[], form: Form, email: EmailTemplate): TagProblems {
  const problems = new Map<TextTarget, string>()
  for (const finding of findings) {
    const target = targetOfPlace(email, finding.place)
    if (!finding.code.startsWith('tag-') || target === undefined || !isTextTarget(target)) continue
    const { title, chip, text } = describeFinding(finding, form, email)
    problems.set(target, `${title} ${chip} ${text}`)
  }
  return problems
}

const isTextTarget = (target: TextTarget | `to:${number}`): target is TextTarget => !target.startsWith('to:')
