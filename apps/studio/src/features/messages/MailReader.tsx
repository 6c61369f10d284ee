import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { messagesText } from '../../domain/texts/mail.ts'
import { Button, Spinner } from '../../ui/Button.tsx'
import { MailHead } from './MailHead.tsx'
import { MailParts } from './MailParts.tsx'
import styles from './MailReader.module.css'
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
