import { ArrowLeft, Download, Laptop, Moon, Smartphone, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { mailText, messagesText } from '../../catalogue/mail.ts'
import { inTheDark, inTheLight } from '../../mail/in-the-dark.ts'
import { MailFrame } from '../../mail/MailFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Attachments } from './Attachments.tsx'
import styles from './MailReader.module.css'
import { dayOf, timeOf } from './mail-time.ts'
import type { Mailbox, OpenMail } from './mailbox.ts'

export interface MailReaderProps {
  readonly id: string
  readonly open: Mailbox['open']
  readonly onBack: () => void
  /** The mail was opened, and so read. */
  readonly onRead: () => void
  readonly onRemove: (mail: OpenMail) => void
}

type Opened =
  | { readonly status: 'opening' }
  | { readonly status: 'gone' }
  | { readonly status: 'unreadable' }
  | { readonly status: 'open'; readonly mail: OpenMail }

/** One mail, as its reader will see it and as it came. */
export function MailReader({ id, open, onBack, onRead, onRemove }: MailReaderProps) {
  const [opened, setOpened] = useState<Opened>({ status: 'opening' })
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
    if (isOpen) heading.current?.focus({ preventScroll: true })
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
      <header className={styles['head']}>
        <div className={styles['top']}>
          <h2 ref={heading} tabIndex={-1} className={styles['subject']}>
            {mail.subject || mailText.noSubject}
          </h2>
          <IconButton icon={Trash2} tone="danger" label={messagesText.remove} onPress={() => onRemove(mail)} />
        </div>
        <p className={styles['meta']}>
          <b>{mail.from}</b> to {mail.to.join(', ')}
          {mail.replyTo && <>, replies go to {mail.replyTo}</>}
          <time dateTime={mail.receivedAt}>
            {dayOf(mail.receivedAt, new Date())}, {timeOf(mail.receivedAt)}
          </time>
        </p>
        <Attachments mail={mail} />
      </header>
      <MailParts mail={mail} />
    </article>
  )
}

function MailParts({ mail }: { readonly mail: OpenMail }) {
  const [part, setPart] = useState<'html' | 'text'>('html')
  const [look, setLook] = useState<'wide' | 'phone' | 'dark'>('wide')
  return (
    <div className={styles['parts']}>
      <Tabs
        label={messagesText.parts}
        selected={part}
        onSelect={setPart}
        items={[
          {
            id: 'html',
            label: messagesText.part.html,
            panel: (
              <>
                <Segmented
                  label={messagesText.shownAs}
                  value={look}
                  onChange={setLook}
                  segments={[
                    { value: 'wide', label: messagesText.looks.wide, icon: Laptop },
                    { value: 'phone', label: messagesText.looks.phone, icon: Smartphone },
                    { value: 'dark', label: messagesText.looks.dark, icon: Moon },
                  ]}
                />
                <div className={classes(styles['sheet'], styles[look])}>
                  <MailFrame
                    html={look === 'dark' ? inTheDark(mail.html) : inTheLight(mail.html)}
                    title={mailText.frame(mail.subject)}
                  />
                </div>
              </>
            ),
          },
          {
            id: 'text',
            label: messagesText.part.text,
            panel: <pre className={styles['text']}>{mail.text}</pre>,
          },
        ]}
      />
      {mail.sourceUrl !== undefined && (
        <a
          href={mail.sourceUrl}
          download={`${mail.id}.eml`}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          <Icon icon={Download} size={14} />
          {messagesText.downloadSource}
        </a>
      )}
    </div>
  )
}
