import { renderEmail } from '@letterslot/email'
import { tryText } from '../../catalogue/try.ts'
import { useDocument } from '../../document/use-document.ts'
import { MailSheet } from '../../mail/MailSheet.tsx'
import { pageBuiltIns } from '../../practice/page-built-ins.ts'
import { withTestRecipient } from '../../sending/test-recipient.ts'
import { LateNote } from './LateNote.tsx'
import styles from './TryStep.module.css'

export interface MailPreviewProps {
  /** What it is made of; the mail's own words say whether it came late. */
  readonly params: Readonly<Record<string, string>>
  readonly title: string
}

/** The mail to come: what `renderEmail` gives, here and where it is sent. */
export function MailPreview({ params, title }: MailPreviewProps) {
  const email = useDocument((document) => document.email)
  const page = { userAgent: navigator.userAgent, address: location.href }
  const rendered = renderEmail(withTestRecipient(email), params, pageBuiltIns(page))
  if (!rendered.ok) return <p className={styles['quote']}>{rendered.error.message}</p>
  const { subject, fromName, replyTo, html, text } = rendered.value
  return (
    <>
      <h3 className={styles['side']}>{title}</h3>
      <LateNote text={text} words={tryText.willSay} />
      <MailSheet isPreview headingLevel={3} mail={{ subject, from: fromName, to: email.to, replyTo, html }} />
    </>
  )
}
