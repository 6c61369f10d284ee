import { useEffect, useRef } from 'react'
import { firstRunText } from '../../catalogue/forms.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stripe } from '../../ui/Stripe.tsx'
import type { ArrivedMail } from '../forms/live-delivery.ts'
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
  const facts = [
    [firstRunText.subject, mail.subject],
    [firstRunText.from, mail.from],
    [firstRunText.to, mail.to.join(', ')],
  ] as const
  return (
    <section className={styles['screen']}>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {firstRunText.mailTitle}
      </h1>
      <p className={styles['lead']}>{firstRunText.mailLead}</p>
      <Card look="sheet">
        <Stripe />
        <dl className={styles['facts']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <pre className={styles['text']}>{mail.text}</pre>
      </Card>
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
