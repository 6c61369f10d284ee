import styles from './PublishStep.module.css'

/** Limit of reasons at a check; the place where they are settled lists all. */
const shownReasons = 5

/** Why a check is open, a line each. */
export function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className={styles['reasons']}>
      {[...new Set(reasons)].slice(0, shownReasons).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}
