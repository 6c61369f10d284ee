import { parseAddress } from '@letterslot/email'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { updateEmail } from '../../domain/document/commands/mail.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { emailText } from '../../domain/texts/email.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './EmailHead.module.css'
import { type TagProblems, TagText } from './TagText.tsx'

/** The mail's head: subject, who it says it is from, who gets it, who answers go to. */
export function EmailHead({ problems }: { readonly problems: TagProblems }) {
  const hasReply = useDocument(({ email }) => email.replyTo.trim() !== '')
  return (
    <div className={styles['head']}>
      <HeadRow name={emailText.subject}>
        <TagText target="subject" label={emailText.subject} variant="subject" problem={problems.get('subject')} />
      </HeadRow>
      <HeadRow name={emailText.from} note={emailText.fromNote}>
        <TagText target="fromName" label={emailText.from} variant="line" problem={problems.get('fromName')} />
      </HeadRow>
      <HeadRow name={emailText.to}>
        <RecipientFields />
      </HeadRow>
      <HeadRow name={emailText.replyTo} note={hasReply ? emailText.replyNote : emailText.noReplyNote}>
        <TagText target="replyTo" label={emailText.replyTo} variant="line" problem={problems.get('replyTo')} />
      </HeadRow>
    </div>
  )
}

interface HeadRowProps {
  readonly name: string
  readonly note?: string
  readonly children: ReactNode
}

function HeadRow({ name, note, children }: HeadRowProps) {
  return (
    <div className={styles['row']}>
      <span aria-hidden="true" className={styles['name']}>
        {name}
      </span>
      {children}
      {note !== undefined && <span className={styles['note']}>{note}</span>}
    </div>
  )
}

/** Who gets the mail: an address a line. */
function RecipientFields() {
  const to = useDocument(({ email }) => email.to)
  const dispatch = useDispatch()
  const rows = recipientRows(to)
  const list = useRef<HTMLDivElement>(null)
  // Adding takes its button away until an address stands there: the focus goes on to the new row.
  const isAdding = useRef(false)
  useLayoutEffect(() => {
    if (!isAdding.current) return
    isAdding.current = false
    Array.from(list.current?.querySelectorAll('input') ?? [])
      .at(-1)
      ?.focus()
  })
  const write = (next: readonly string[]): void => dispatch(updateEmail({ to: next }))
  return (
    <div ref={list} className={styles['rows']}>
      {rows.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address has no other identity than its place
        <div key={index} className={styles['recipientFieldsRow']}>
          <Recipient
            index={index}
            label={rows.length === 1 ? emailText.to : emailText.toNumber(index + 1)}
            text={text}
            onChange={(next) => write(withRow(to, index, next))}
          />
          {rows.length > 1 && (
            <IconButton
              icon={X}
              size="small"
              label={emailText.removeTo(text)}
              onPress={() => write(withoutRow(to, index))}
            />
          )}
        </div>
      ))}
      {rows.every((text) => text.trim() !== '') && (
        <div>
          <Button
            size="small"
            variant="quiet"
            icon={Plus}
            onPress={() => {
              isAdding.current = true
              write([...to, ''])
            }}
          >
            {emailText.addTo}
          </Button>
        </div>
      )}
    </div>
  )
}

interface RecipientProps {
  readonly index: number
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
}

function Recipient({ index, label, text, onChange }: RecipientProps) {
  const [isTyping, setIsTyping] = useState(false)
  const id = useId()
  const isRight = text.trim() === '' || text.includes('{{') || parseAddress(text) !== undefined
  const isWrong = !isRight && !isTyping
  return (
    <div className={styles['address']}>
      <input
        type="text"
        inputMode="email"
        autoComplete="off"
        data-text={`to:${index}`}
        className={classes(styles['input'], isWrong && styles['wrong'])}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        placeholder={emailText.toPlaceholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setIsTyping(true)}
        onBlur={() => setIsTyping(false)}
      />
      {isWrong && (
        <p id={id} className={styles['problem']}>
          {emailText.toProblem}
        </p>
      )}
    </div>
  )
}

/** The rows that a list of recipients shows as: at least one, to type in. */
export function recipientRows(to: readonly string[]): readonly string[] {
  return to.length === 0 ? [''] : to
}

/** The list with another text in a row. A list that holds nothing is empty: nobody is named. */
export function withRow(to: readonly string[], index: number, text: string): readonly string[] {
  return named(recipientRows(to).map((row, at) => (at === index ? text : row)))
}

/** The list without a row. */
export function withoutRow(to: readonly string[], index: number): readonly string[] {
  return named(to.filter((_, at) => at !== index))
}

function named(rows: readonly string[]): readonly string[] {
  return rows.every((row) => row.trim() === '') ? [] : rows
}
