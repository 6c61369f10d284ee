import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/Card.tsx'
import styles from './SettingsPage.module.css'

export interface SectionProps {
  readonly title: string
  readonly lead?: string
  readonly children?: ReactNode
}

/** One matter of the settings. */
export function SettingsSection({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className={styles['card']}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  )
}
