import type { ReactNode } from 'react'
import type { Tone } from '../../ui/Pill.tsx'
import { ToneMark } from '../../ui/ToneMark.tsx'
import styles from './TryStep.module.css'

export interface OutcomeProps {
  readonly tone: Tone
  readonly title: string
  readonly children?: ReactNode
  /** The provider's own words. */
  readonly quote?: string
  readonly action?: ReactNode
}

/** What has become of the attempt, announced as it changes. */
export function Outcome({ tone, title, children, quote, action }: OutcomeProps) {
  return (
    <div role="status" className={styles['outcome']}>
      <ToneMark tone={tone} size="large" />
      <div>
        <p className={styles['outcomeTitle']}>{title}</p>
        {children !== undefined && <p className={styles['outcomeText']}>{children}</p>}
        {quote !== undefined && <p className={styles['quote']}>{quote}</p>}
        {action}
      </div>
    </div>
  )
}
