import { Link } from '@tanstack/react-router'
import { messagesText } from '../../domain/texts/mail.ts'
import type { MessagesView } from './messages-search.ts'
import styles from './ViewTabs.module.css'

/** A greater count is shown as this and a plus. */
const shownCount = 99

/** One view of Messages, and what there is still to see to in it. */
export interface ViewTab {
  readonly view: MessagesView
  readonly label: string
  /** None is not shown. */
  readonly count: number
  /** The label and the count in words. */
  readonly says: string
}

/** The views of Messages, side by side; on a narrow screen the row scrolls. */
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
          {/* Drawn by the style sheet: the link's name says it in words. */}
          {count > 0 && <span data-count={count > shownCount ? `${shownCount}+` : count} className={styles['count']} />}
        </Link>
      ))}
    </nav>
  )
}
