import { Copy, Download, File, Image, Laptop, Moon, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { MailFrame } from '../../domain/mail/MailFrame.tsx'
import type { MailSource } from '../../domain/sending/management-client.ts'
import { formatBytes } from '../../domain/texts/format.ts'
import { mailText, messagesText } from '../../domain/texts/messages.ts'
import { Button, Spinner } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { type TabItem, Tabs } from '../../ui/Tabs.tsx'
import styles from './MailReader.module.css'
import type { OpenMail } from './mailbox.ts'
import { useCopy } from './use-copy.ts'

type MailPart = keyof typeof messagesText.part

/** An open mail as its reader will see it and as it came, one at a time. */
export function MailParts({ mail }: { readonly mail: OpenMail }) {
  const [part, setPart] = useState<MailPart>('html')
  const label = messagesText.part
  const { attachments = [], headers = [], readSource } = mail
  const items: TabItem<MailPart>[] = [
    { id: 'html', label: label.html, panel: <HtmlPart mail={mail} /> },
    { id: 'text', label: label.text, panel: <Verbatim copyLabel={messagesText.copyPart.text} text={mail.text} /> },
  ]
  if (readSource) items.push({ id: 'source', label: label.source, panel: <SourcePart read={readSource} /> })
  if (attachments.length > 0)
    items.push({
      id: 'attachments',
      label: label.attachments,
      count: attachments.length,
      panel: <Attachments mail={mail} />,
    })
  if (headers.length > 0)
    items.push({ id: 'headers', label: label.headers, count: headers.length, panel: <HeadersPart headers={headers} /> })
  return (
    <div className={styles['parts']}>
      <Tabs label={messagesText.parts} selected={part} onSelect={setPart} items={items} />
    </div>
  )
}

function HtmlPart({ mail }: { readonly mail: OpenMail }) {
  const [look, setLook] = useState<'wide' | 'phone' | 'dark'>('wide')
  return (
    <>
      <div className={styles['looks']}>
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
      </div>
      <div className={classes(styles['sheet'], styles[look])}>
        <MailFrame
          html={look === 'dark' ? withDarkScheme(mail.html) : withLightScheme(mail.html)}
          title={mailText.frame(mail.subject)}
        />
      </div>
      <Attachments mail={mail} />
    </>
  )
}

interface VerbatimProps {
  readonly copyLabel: string
  readonly text: string
}

/** A text to the letter, with a button that copies it. */
export function Verbatim({ copyLabel, text }: VerbatimProps) {
  const copy = useCopy(messagesText.copied)
  return (
    <>
      <Button size="small" icon={Copy} onPress={() => void copy(text)}>
        {copyLabel}
      </Button>
      <pre className={styles['text']}>{text}</pre>
    </>
  )
}

/** The most of a mail's header fields that is shown: their number, and the characters of each. */
const shownFields = 100
const shownHeaderLength = 1000

/** The header fields of a mail, a line each, in its order. */
function HeadersPart({ headers }: { readonly headers: NonNullable<OpenMail['headers']> }) {
  const isCut = headers.length > shownFields || headers.some(({ value }) => value.length > shownHeaderLength)
  const lines = headers.slice(0, shownFields).map(({ name, value }) => `${name}: ${value.slice(0, shownHeaderLength)}`)
  return (
    <>
      {isCut && <p className={styles['cut']}>{messagesText.headersCut}</p>}
      <Verbatim copyLabel={isCut ? messagesText.copyShown : messagesText.copyPart.headers} text={lines.join('\n')} />
    </>
  )
}

type SourceReading =
  | { readonly status: 'reading' }
  | { readonly status: 'unreadable' }
  | { readonly status: 'read'; readonly source: MailSource }

/** A mail as it came, its beginning where it is long. */
function SourcePart({ read }: { readonly read: () => Promise<MailSource> }) {
  const [reading, setReading] = useState<SourceReading>({ status: 'reading' })
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

const picture = /^(AVIF|BMP|GIF|HEIC|JPE?G|PNG|SVG|TIFF|WEBP)$/

/** The longest ending of a name that is said as a kind of file. */
const shownKindLength = 5

/** The kind of a file by the ending of its name, `JPG`; empty where that says none. */
function fileEnding(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return ending !== name && ending.length <= shownKindLength ? ending.toUpperCase() : ''
}

/** The attachments of a mail; they can be saved if the mail is kept whole. */
export function Attachments({ mail: { attachments = [], attachmentUrl } }: { readonly mail: OpenMail }) {
  if (attachments.length === 0) return null
  const files = attachments.map((file, index) => ({
    ...file,
    kind: fileEnding(file.name),
    key: `${index}`,
    url: attachmentUrl?.(index),
  }))
  return (
    <ul aria-label={mailText.attached} className={styles['attachments']}>
      {files.map(({ name, bytes, kind, key, url }) => (
        <li key={key}>
          <span className={styles['drawing']}>
            <Icon icon={picture.test(kind) ? Image : File} />
          </span>
          <span className={styles['file']}>
            {url === undefined ? (
              <b>{name}</b>
            ) : (
              <a href={url} download={name}>
                {name}
              </a>
            )}{' '}
            <span className={styles['bytes']}>{[kind, formatBytes(bytes)].filter(Boolean).join(', ')}</span>
          </span>
          {url !== undefined && <Icon icon={Download} size={14} />}
        </li>
      ))}
    </ul>
  )
}

const darkCondition = /\(\s?prefers-color-scheme\s?:\s?dark\s?\)/gi
const anyWidth = '(min-width:0)'
const never = '(max-width:0)'

/**
 * A mail as a reader with a dark device sees it, whatever this device is: the styles that it has for the dark apply.
 * Only its style sheets are changed, never its words.
 */
export function withDarkScheme(html: string): string {
  return withDarkStyles(html, anyWidth)
}

/** A mail as a reader with a light device sees it, whatever this device is. Only its style sheets are changed. */
export function withLightScheme(html: string): string {
  return withDarkStyles(html, never)
}

function withDarkStyles(html: string, condition: string): string {
  return html
    .split(/(?=<\/style)/i)
    .map((part) => {
      const at = part.toLowerCase().lastIndexOf('<style')
      return at === -1 ? part : part.slice(0, at) + part.slice(at).replaceAll(darkCondition, condition)
    })
    .join('')
}
