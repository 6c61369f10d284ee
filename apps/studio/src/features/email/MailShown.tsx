import { emailText } from '../../catalogue/email.ts'
import { mailText } from '../../catalogue/mail.ts'
import { MailSheet } from '../../mail/MailSheet.tsx'
import { Banner } from '../../ui/Banner.tsx'
import styles from './EmailEditor.module.css'
import { errorWords } from './error-words.ts'
import type { RenderedMail } from './use-rendered-mail.ts'

export interface MailShownProps {
  readonly rendered: RenderedMail
  readonly part: 'html' | 'text'
}

/** The very mail that `renderEmail` makes of made-up answers: its HTML part, or its text part. */
export function MailShown({ rendered: { mail, error }, part }: MailShownProps) {
  return (
    <div className={styles['shown']}>
      {error && (
        <Banner tone="wait">
          {mail ? emailText.lastGood : emailText.noMailYet} {errorWords(error)}
        </Banner>
      )}
      {mail && part === 'html' && (
        <MailSheet
          isPreview
          mail={{ subject: mail.subject, from: mail.fromName, to: mail.to, replyTo: mail.replyTo, html: mail.html }}
        />
      )}
      {mail && part === 'text' && (
        <article className={styles['sheet']}>
          <h2 className={styles['subject']}>{mail.subject || mailText.noSubject}</h2>
          <pre className={styles['plain']}>{mail.text}</pre>
        </article>
      )}
    </div>
  )
}
