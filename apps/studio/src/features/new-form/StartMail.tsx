import { renderEmail, sampleParams } from '@letterslot/email'
import { MailSheet } from '../../domain/mail/MailSheet.tsx'
import { pageBuiltIns } from '../../domain/sending/page-built-ins.ts'
import { withTestRecipient } from '../../domain/sending/practice-delivery.ts'
import { startPreviewText } from '../../domain/texts/ready-forms.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import styles from './StartPreview.module.css'

export interface StartMailProps {
  readonly document: StudioDocument
}

/** The mail of a start, with made-up answers. */
export function StartMail({ document: { form, email } }: StartMailProps) {
  const page = { userAgent: navigator.userAgent, address: location.href }
  const rendered = renderEmail(withTestRecipient(email), sampleParams(form), pageBuiltIns(page))
  if (!rendered.ok) return <p className={styles['note']}>{startPreviewText.noMail}</p>
  const { subject, fromName, replyTo, html } = rendered.value
  return (
    <>
      <p className={styles['note']}>{startPreviewText.mail}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <section aria-label={startPreviewText.views.mail} tabIndex={0} className={styles['window']}>
        <div className={styles['mail']}>
          <MailSheet isPreview headingLevel={3} mail={{ subject, from: fromName, to: email.to, replyTo, html }} />
        </div>
      </section>
    </>
  )
}
