import { Paperclip } from 'lucide-react'
import { mailText } from '../../catalogue/mail.ts'
import { formatBytes } from '../../storage/format-bytes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MailReader.module.css'
import type { OpenMail } from './mailbox.ts'

/** What is attached to a mail, to be saved where the mail is kept whole. */
export function Attachments({ mail: { attachments = [], attachmentUrl } }: { readonly mail: OpenMail }) {
  if (attachments.length === 0) return null
  return (
    <ul aria-label={mailText.attached} className={styles['attachments']}>
      {attachments.map(({ name, bytes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place in the mail is what it is found by.
        <li key={index}>
          <Icon icon={Paperclip} size={14} />
          {attachmentUrl ? (
            <a href={attachmentUrl(index)} download={name}>
              {name}
            </a>
          ) : (
            name
          )}{' '}
          <span className={styles['bytes']}>{formatBytes(bytes)}</span>
        </li>
      ))}
    </ul>
  )
}
