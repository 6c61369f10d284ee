import { useEffect, useRef } from 'react'
import { MailSheet } from '../../domain/mail/MailSheet.tsx'
import type { ArrivedMail } from '../../domain/sending/studio-transport.ts'
import { firstRunText } from '../../domain/texts/forms.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './LiveMail.module.css'

export interface LiveMailProps {
  readonly mail: ArrivedMail
  readonly onMine: () => void
  readonly onBack: () => void
}

/** The mail that the live form just became, beside the form. */
export function LiveMail({ mail, onMine, onBack }: LiveMailProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles['screen']}>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {firstRunText.mailTitle}
      </h1>
      <p className={styles['lead']}>{firstRunText.mailLead}</p>
      <MailSheet mail={mail} />
      <div className={styles['actions']}>
        <Button variant="primary" size="large" onPress={onMine}>
          {firstRunText.mailMine}
        </Button>
        <Button variant="quiet" size="large" onPress={onBack}>
          {firstRunText.mailBack}
        </Button>
      </div>
    </section>
  )
}
