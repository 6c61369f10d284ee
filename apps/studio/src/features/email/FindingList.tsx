import type { Finding } from '@letterslot/email'
import { FindingItem } from './FindingItem.tsx'
import styles from './Findings.module.css'

/** Findings, one below the other. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <ul className={styles['list']}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.place} ${finding.name ?? ''}`}>
          <FindingItem finding={finding} />
        </li>
      ))}
    </ul>
  )
}
