import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon } from './Icon.tsx'

export interface EmptyStateProps {
  readonly icon?: LucideIcon
  readonly title?: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** An empty state: what will be here, and how to begin. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {icon && (
        <span className={styles['icon']}>
          <Icon icon={icon} size={20} />
        </span>
      )}
      {title && <h2 className={styles['title']}>{title}</h2>}
      <p className={styles['text']}>{children}</p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
