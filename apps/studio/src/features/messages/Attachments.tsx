import { Download, File, Image } from 'lucide-react'
import { formatBytes } from '../../domain/texts/format.ts'
import { mailText } from '../../domain/texts/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Attachments.module.css'
import type { OpenMail } from './mailbox.ts'

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
