import { renderEmail, sampleParams } from '@letterslot/email'
import { tryText } from '../../catalogue/try.ts'
import { useDocument } from '../../document/use-document.ts'
import { MailSheet } from '../../mail/MailSheet.tsx'
import { pageBuiltIns } from '../../practice/page-built-ins.ts'
import { withTestRecipient } from '../../sending/test-recipient.ts'
import styles from './TryStep.module.css'

/** The mail to come, with made-up answers: what `renderEmail` gives, here and where it is sent. */
export function MailPreview() {
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const page = { userAgent: navigator.userAgent, address: location.href }
  const rendered = renderEmail(withTestRecipient(email), sampleParams(form), pageBuiltIns(page))
  if (!rendered.ok) return <p className={styles['quote']}>{rendered.error.message}</p>
  const { subject, fromName, replyTo, html } = rendered.value
  return (
    <>
      <h3 className={styles['side']}>{tryText.preview}</h3>
      <MailSheet isPreview headingLevel={3} mail={{ subject, from: fromName, to: email.to, replyTo, html }} />
    </>
  )
}
