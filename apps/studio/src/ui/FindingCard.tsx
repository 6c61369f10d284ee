import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './FindingCard.module.css'
import { Icon } from './Icon.tsx'

type FindingTone = 'error' | 'warning' | 'info' | 'success'

const findingIcons: Readonly<Record<FindingTone, LucideIcon>> = {
  error: CircleX,
  warning: TriangleAlert,
  info: Info,
  success: CircleCheck,
}

export interface FindingCardProps {
  /** The severity of what was found; `success` where all is well. */
  readonly tone: FindingTone
  readonly title: ReactNode
  readonly children?: ReactNode
  /** The button that settles it and the quiet one that leaves it. */
  readonly actions?: ReactNode
}

/** Something found, with its fix. */
export function FindingCard({ tone, title, children, actions }: FindingCardProps) {
  return (
    <div className={classes(styles['card'], styles[tone])}>
      <Icon icon={findingIcons[tone]} className={styles['icon'] ?? ''} />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {children && <div className={styles['text']}>{children}</div>}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  )
}
