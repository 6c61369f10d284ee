import styles from './PublishStep.module.css'

/** How many reasons are named at a check; where they are settled stand all of them. */
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
