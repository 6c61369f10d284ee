import type { ReactNode } from 'react'
import type { ArrivedMail } from '../sending/studio-transport.ts'
import { formatBytes } from '../texts/format.ts'
import { mailText } from '../texts/messages.ts'
import { MailFrame } from './MailFrame.tsx'
import styles from './MailSheet.module.css'

/** The parts of a mail that a sheet shows, of one that arrived or a preview. */
export type SheetMail = Pick<ArrivedMail, 'subject' | 'from' | 'to' | 'replyTo' | 'html' | 'attachments'>

export interface MailSheetProps {
  readonly mail: SheetMail
  /** A mail that would come, with made-up answers: a dashed edge. */
  readonly isPreview?: boolean
  /** The heading's level. Default: 2. */
  readonly headingLevel?: 2 | 3
  readonly children?: ReactNode
}

/** A mail: its head, and under it the very HTML that arrives, which brings its own airmail edge. */
export function MailSheet({ mail, isPreview = false, headingLevel = 2, children }: MailSheetProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const attached = (mail.attachments ?? []).map(({ name, bytes }) => `${name} (${formatBytes(bytes)})`)
  const rows = [
    { name: mailText.from, value: mail.from },
    { name: mailText.to, value: mail.to.join(', ') },
    { name: mailText.replyTo, value: mail.replyTo },
    { name: mailText.attached, value: attached.join(', ') },
  ]
  return (
    <article className={styles['sheet']} data-preview={isPreview || undefined}>
      <header className={styles['head']}>
        <Heading className={styles['subject']}>{mail.subject || mailText.noSubject}</Heading>
        <dl className={styles['rows']}>
          {rows
            .filter(({ value }) => value !== '')
            .map(({ name, value }) => (
              <div key={name} className={styles['row']}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </header>
      <MailFrame html={mail.html} title={mailText.frame(mail.subject)} />
      {children}
    </article>
  )
}
