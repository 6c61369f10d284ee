import { Copy, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { LayoutParts } from '../../domain/mail/LayoutParts.tsx'
import { relayCommands, connectGuideText as text } from '../../domain/texts/connect-guide.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import styles from './ConnectGuides.module.css'

export interface NewAccountProps {
  /** Called where EmailJS is not wanted. */
  readonly onServer: () => void
}

/** Leads from no account to three ids, with the form's mail beside the step of the new template. */
export function NewAccount({ onServer }: NewAccountProps) {
  return (
    <section aria-labelledby="new-account" className={styles['guide']}>
      <h2 id="new-account" className={styles['title']}>
        {text.steps}
      </h2>
      <p className={styles['note']}>{text.stepsLead}</p>
      <p className={styles['note']}>
        {text.free}{' '}
        <a href={text.freeUrl} target="_blank" rel="noreferrer">
          {text.freeLink}
        </a>
      </p>
      <ol className={styles['steps']}>
        <GuideStep {...text.account} />
        <GuideStep {...text.template}>
          <LayoutParts />
        </GuideStep>
        <GuideStep {...text.ids} />
      </ol>
      <details className={styles['other']}>
        <summary>{text.other.title}</summary>
        <p className={styles['note']}>{text.other.text}</p>
        <Button size="small" onPress={onServer}>
          {text.other.go}
        </Button>
      </details>
    </section>
  )
}

interface GuideStepProps {
  readonly title: string
  readonly lines: readonly string[]
  readonly link: string
  readonly url: string
  readonly children?: ReactNode
}

function GuideStep({ title, lines, link, url, children }: GuideStepProps) {
  return (
    <li className={styles['step']}>
      <h3 className={styles['stepTitle']}>{title}</h3>
      {lines.map((line) => (
        <p key={line} className={styles['line']}>
          {line}
        </p>
      ))}
      <p className={styles['line']}>
        <a className={buttonClass({ size: 'small' })} href={url} target="_blank" rel="noreferrer">
          {link}
          <Icon icon={ExternalLink} size={14} />
        </a>
      </p>
      {children && <div className={styles['parts']}>{children}</div>}
    </li>
  )
}

const { server } = text

/** The commands that start a relay, to be copied. */
export function CopyCommands() {
  const announce = useAnnounce()
  const showToast = useToast()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(relayCommands)
      announce(server.copied)
    } catch {
      // Refused, or absent on a plain http page: the text stands there to be marked by hand.
      showToast({ text: server.notCopied })
    }
  }
  return (
    <section aria-labelledby="relay-commands" className={styles['step']}>
      <h2 id="relay-commands" className={styles['title']}>
        {server.title}
      </h2>
      <p className={styles['note']}>{server.lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section tabIndex={0} aria-label={server.commands} className={styles['commands']}>
        <pre>{relayCommands}</pre>
      </section>
      <div>
        <Button size="small" icon={Copy} onPress={() => void copy()}>
          {server.copy}
        </Button>
      </div>
      <p className={styles['note']}>{server.after}</p>
    </section>
  )
}
