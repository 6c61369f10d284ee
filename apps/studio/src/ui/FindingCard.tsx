import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './FindingCard.module.css'
import { Icon } from './Icon.tsx'

type FindingTone = 'must' | 'should' | 'note' | 'fits'

const findingIcons: Readonly<Record<FindingTone, LucideIcon>> = {
  must: CircleX,
  should: TriangleAlert,
  note: Info,
  fits: CircleCheck,
}

export interface FindingCardProps {
  /** `must` be settled, `should` be, a `note`, or it `fits`. */
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
