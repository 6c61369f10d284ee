import { useEffect, useState } from 'react'
import type { MailSource } from '../../domain/sending/management-client.ts'
import { formatBytes } from '../../domain/storage/format-bytes.ts'
import { messagesText } from '../../domain/texts/mail.ts'
import { Spinner } from '../../ui/Button.tsx'
import styles from './MailReader.module.css'
import { Verbatim } from './Verbatim.tsx'

type Reading =
  | { readonly status: 'reading' }
  | { readonly status: 'unreadable' }
  | { readonly status: 'read'; readonly source: MailSource }

/** A mail as it came, its beginning where it is long. */
export function SourcePart({ read }: { readonly read: () => Promise<MailSource> }) {
  const [reading, setReading] = useState<Reading>({ status: 'reading' })
  useEffect(() => {
    let isOver = false
    read()
      .then((source) => !isOver && setReading({ status: 'read', source }))
      .catch(() => !isOver && setReading({ status: 'unreadable' }))
    return () => {
      isOver = true
    }
  }, [read])
  if (reading.status === 'reading') return <Spinner label={messagesText.readingSource} />
  if (reading.status === 'unreadable') return <p role="status">{messagesText.sourceUnreadable}</p>
  const { text, isWhole } = reading.source
  return (
    <>
      {!isWhole && <p className={styles['cut']}>{messagesText.sourceCut(formatBytes(text.length))}</p>}
      <Verbatim copyLabel={isWhole ? messagesText.copyPart.source : messagesText.copyShown} text={text} />
    </>
  )
}
