import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Tone, toneIcons } from '../../ui/Pill.tsx'
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
      <span className={classes(styles['mark'], styles[tone])}>
        <Icon icon={toneIcons[tone]} />
      </span>
      <div>
        <p className={styles['outcomeTitle']}>{title}</p>
        {children !== undefined && <p className={styles['outcomeText']}>{children}</p>}
        {quote !== undefined && <p className={styles['quote']}>{quote}</p>}
        {action}
      </div>
    </div>
  )
}
