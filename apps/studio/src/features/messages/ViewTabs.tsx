import { Link } from '@tanstack/react-router'
import { messagesText } from '../../domain/texts/messages.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import styles from '../../ui/ViewTabs.module.css'
import type { MessagesView } from './messages-search.ts'

/** One view of Messages, and what there is still to see to in it. */
export interface ViewTab {
  readonly view: MessagesView
  readonly label: string
  /** None is not shown. */
  readonly count: number
  /** The label and the count in words. */
  readonly says: string
}

/** The views of Messages, side by side; a row that is too short wraps. */
export function ViewTabs({ tabs, shown }: { readonly tabs: readonly ViewTab[]; readonly shown: MessagesView }) {
  return (
    <nav aria-label={messagesText.viewsLabel} className={styles['tabs']}>
      {tabs.map(({ view, label, count, says }) => (
        <Link
          key={view}
          to="/messages"
          search={{ view }}
          aria-current={view === shown ? 'page' : undefined}
          {...(count > 0 && { 'aria-label': says })}
          className={styles['tab']}
        >
          {label}
          <CountBadge count={count} />
        </Link>
      ))}
    </nav>
  )
}
