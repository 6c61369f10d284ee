import { Download, Link as LinkIcon, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { mailText, messagesText } from '../../domain/texts/mail.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { initialsOf } from './initials.ts'
import styles from './MailReader.module.css'
import { dayOf, exactTimeOf } from './mail-time.ts'
import type { OpenMail } from './mailbox.ts'
import { senderName } from './sender-name.ts'
import { useCopy } from './use-copy.ts'

export interface MailHeadProps {
  readonly mail: OpenMail
  /** Takes the focus when the mail is opened. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onRemove: () => void
}

/** The head of an open mail: its subject, who it is from and to, when it came, and its reference. */
export function MailHead({ mail, heading, onRemove }: MailHeadProps) {
  const copy = useCopy(messagesText.linkCopied)
  const name = senderName(mail.from)
  return (
    <header className={styles['head']}>
      <div className={styles['top']}>
        <h2 ref={heading} tabIndex={-1} className={styles['subject']}>
          {mail.subject || mailText.noSubject}
        </h2>
        <span className={styles['tools']}>
          {mail.sourceUrl !== undefined && (
            <a
              href={mail.sourceUrl}
              download={`${mail.id}.eml`}
              aria-label={messagesText.downloadSource}
              title={messagesText.downloadSource}
              className={buttonClass({ variant: 'quiet', size: 'small' })}
            >
              <Icon icon={Download} />
            </a>
          )}
          <IconButton icon={LinkIcon} label={messagesText.copyLink} onPress={() => void copy(location.href)} />
          <IconButton icon={Trash2} tone="danger" label={messagesText.remove} onPress={onRemove} />
        </span>
      </div>
      <div className={styles['meta']}>
        <span aria-hidden="true" className={styles['initials']}>
          {initialsOf(mail.from)}
        </span>
        <p className={styles['parties']}>
          <b>{name}</b>
          {mail.from.slice(name.length)}
          <br />
          to {mail.to.join(', ')}
          {mail.replyTo && messagesText.repliesTo(mail.replyTo)}
        </p>
        <p className={styles['when']}>
          <time dateTime={mail.receivedAt}>
            {dayOf(mail.receivedAt, new Date())}, {exactTimeOf(mail.receivedAt)}
          </time>
          {mail.reference !== undefined && (
            <span>
              {outboxText.reference} <span className={styles['mono']}>{mail.reference}</span>
            </span>
          )}
        </p>
      </div>
    </header>
  )
}
