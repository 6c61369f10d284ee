import { Paperclip } from 'lucide-react'
import { messagesText } from '../../domain/texts/messages.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MailList.module.css'
import { initialsOf, senderName } from './mail-sender.ts'
import { dayOf, timeOf } from './mail-time.ts'
import type { MailRow } from './mailbox.ts'

export interface MailListProps {
  readonly mails: readonly MailRow[]
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
}

interface Day {
  readonly name: string
  readonly mails: readonly MailRow[]
}

function byDay(mails: readonly MailRow[], now: Date): readonly Day[] {
  const days = new Map<string, MailRow[]>()
  for (const mail of mails) {
    const name = dayOf(mail.receivedAt, now)
    days.set(name, [...(days.get(name) ?? []), mail])
  }
  return [...days].map(([name, list]) => ({ name, mails: list }))
}

/** The element that gets the focus back when a mail is closed. */
export function mailRowId(id: string): string {
  return `mail-${id}`
}

/** Mail, newest first, by day. */
export function MailList({ mails, openId, onOpen }: MailListProps) {
  return (
    <nav aria-label={messagesText.list} className={styles['nav']}>
      {byDay(mails, new Date()).map((day) => (
        <section key={day.name} aria-label={day.name}>
          <h2 className={styles['day']}>{day.name}</h2>
          <ul className={styles['list']}>
            {day.mails.map((mail) => (
              <li key={mail.id}>
                <button
                  type="button"
                  id={mailRowId(mail.id)}
                  aria-current={mail.id === openId ? 'true' : undefined}
                  className={classes(
                    styles['row'],
                    mail.id === openId && styles['open'],
                    !mail.isRead && styles['unread'],
                  )}
                  onClick={() => onOpen(mail.id)}
                >
                  <span aria-hidden="true" className={styles['initials']}>
                    {initialsOf(mail.from)}
                  </span>
                  <span className={styles['from']}>{senderName(mail.from)}</span>
                  <time dateTime={mail.receivedAt} className={styles['time']}>
                    {timeOf(mail.receivedAt)}
                  </time>
                  <span className={styles['subject']}>{mail.subject}</span>
                  {mail.attachmentCount > 0 && (
                    <span className={styles['files']}>
                      <Icon icon={Paperclip} size={14} />
                      <span aria-hidden="true">{mail.attachmentCount}</span>
                      <VisuallyHidden>{messagesText.attachments(mail.attachmentCount)}</VisuallyHidden>
                    </span>
                  )}
                  {!mail.isRead && <VisuallyHidden>{messagesText.unread}</VisuallyHidden>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
