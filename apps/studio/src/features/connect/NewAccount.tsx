import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { LayoutParts } from '../../domain/mail/LayoutParts.tsx'
import { connectGuideText as text } from '../../domain/texts/connect-guide.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './NewAccount.module.css'

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
