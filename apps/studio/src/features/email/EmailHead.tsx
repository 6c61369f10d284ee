import type { ReactNode } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { emailText } from '../../domain/texts/email.ts'
import styles from './EmailHead.module.css'
import { RecipientFields } from './RecipientFields.tsx'
import type { TagProblems } from './TagText.tsx'
import { TagText } from './TagText.tsx'

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
