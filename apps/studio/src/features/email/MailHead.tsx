import type { ReactNode } from 'react'
import { emailText } from '../../catalogue/email.ts'
import { useDocument } from '../../document/use-document.ts'
import styles from './MailHead.module.css'
import { Recipients } from './Recipients.tsx'
import { TagText } from './TagText.tsx'
import type { TagProblems } from './tag-problems.ts'

/** The mail's head: subject, who it says it is from, who gets it, who answers go to. */
export function MailHead({ problems }: { readonly problems: TagProblems }) {
  const hasReply = useDocument(({ email }) => email.replyTo.trim() !== '')
  return (
    <div className={styles['head']}>
      <Row name={emailText.subject}>
        <TagText target="subject" label={emailText.subject} look="subject" problem={problems.get('subject')} />
      </Row>
      <Row name={emailText.from} note={emailText.fromNote}>
        <TagText target="fromName" label={emailText.from} look="line" problem={problems.get('fromName')} />
      </Row>
      <Row name={emailText.to}>
        <Recipients />
      </Row>
      <Row name={emailText.replyTo} note={hasReply ? emailText.replyNote : emailText.noReplyNote}>
        <TagText target="replyTo" label={emailText.replyTo} look="line" problem={problems.get('replyTo')} />
      </Row>
    </div>
  )
}

interface RowProps {
  readonly name: string
  readonly note?: string
  readonly children: ReactNode
}

function Row({ name, note, children }: RowProps) {
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
