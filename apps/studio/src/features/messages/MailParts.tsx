import { Laptop, Moon, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { inTheDark, inTheLight } from '../../domain/mail/in-the-dark.ts'
import { MailFrame } from '../../domain/mail/MailFrame.tsx'
import { mailText, messagesText } from '../../domain/texts/mail.ts'
import { classes } from '../../ui/classes.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { type TabItem, Tabs } from '../../ui/Tabs.tsx'
import { Attachments } from './Attachments.tsx'
import { HeadersPart } from './HeadersPart.tsx'
import styles from './MailReader.module.css'
import type { OpenMail } from './mailbox.ts'
import { SourcePart } from './SourcePart.tsx'
import { Verbatim } from './Verbatim.tsx'

type Part = keyof typeof messagesText.part

/** An open mail as its reader will see it and as it came, one at a time. */
export function MailParts({ mail }: { readonly mail: OpenMail }) {
  const [part, setPart] = useState<Part>('html')
  const label = messagesText.part
  const { attachments = [], headers = [], readSource } = mail
  const items: TabItem<Part>[] = [
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
          html={look === 'dark' ? inTheDark(mail.html) : inTheLight(mail.html)}
          title={mailText.frame(mail.subject)}
        />
      </div>
      <Attachments mail={mail} />
    </>
  )
}
