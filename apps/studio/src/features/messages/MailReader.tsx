import { ArrowLeft, Download, Link as LinkIcon, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { mailText, messagesText } from '../../domain/texts/messages.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { Button, buttonClass, Spinner } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { MailParts } from './MailParts.tsx'
import styles from './MailReader.module.css'
import { initialsOf, senderName } from './mail-sender.ts'
import { dayOf, exactTimeOf } from './mail-time.ts'
import type { OpenMail, ReadableMailbox } from './mailbox.ts'
import { useCopy } from './use-copy.ts'

export interface MailReaderProps {
  readonly id: string
  readonly open: ReadableMailbox['open']
  readonly onBack: () => void
  /** The mail was opened, and so read. */
  readonly onRead: () => void
  readonly onRemove: (mail: OpenMail) => void
}

type OpenedMail =
  | { readonly status: 'opening' }
  | { readonly status: 'gone' }
  | { readonly status: 'unreadable' }
  | { readonly status: 'open'; readonly mail: OpenMail }

/** One mail, as its reader will see it and as it came. */
export function MailReader({ id, open, onBack, onRead, onRemove }: MailReaderProps) {
  const [opened, setOpened] = useState<OpenedMail>({ status: 'opening' })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    let isOver = false
    open(id)
      .then((mail) => !isOver && setOpened(mail ? { status: 'open', mail } : { status: 'gone' }))
      .catch(() => !isOver && setOpened({ status: 'unreadable' }))
    return () => {
      isOver = true
    }
  }, [id, open])
  const isOpen = opened.status === 'open'
  useEffect(() => {
    if (isOpen) heading.current?.focus()
  }, [isOpen])
  const read = useRef(onRead)
  useEffect(() => {
    if (isOpen) read.current()
  }, [isOpen])
  if (opened.status === 'opening') return <Spinner label={messagesText.opening} />
  if (opened.status !== 'open') {
    return (
      <div className={styles['gone']}>
        <p role="status">{messagesText[opened.status]}</p>
        <Button size="small" icon={ArrowLeft} onPress={onBack}>
          {messagesText.back}
        </Button>
      </div>
    )
  }
  const { mail } = opened
  return (
    <article className={styles['reader']}>
      <div className={styles['back']}>
        <Button variant="quiet" size="small" icon={ArrowLeft} onPress={onBack}>
          {messagesText.back}
        </Button>
      </div>
      <MailHead mail={mail} heading={heading} onRemove={() => onRemove(mail)} />
      <MailParts mail={mail} />
    </article>
  )
}

interface MailHeadProps {
  readonly mail: OpenMail
  /** Takes the focus when the mail is opened. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onRemove: () => void
}

/** The head of an open mail: its subject, who it is from and to, when it came, and its reference. */
function MailHead({ mail, heading, onRemove }: MailHeadProps) {
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
          {messagesText.to(mail.to)}
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
