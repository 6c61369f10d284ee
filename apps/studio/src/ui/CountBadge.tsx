import styles from './CountBadge.module.css'

/** A greater count is shown as this and a plus. */
const shownCount = 99

/** A small number beside a label; zero is not shown. Drawn by the style sheet: the label's own name says it in words. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null
  return <span data-count={count > shownCount ? `${shownCount}+` : count} className={styles['count']} />
}
