import type { FieldId } from '@letterslot/core'
import { findingText } from '../../catalogue/email.ts'
import { useDocument } from '../../document/use-document.ts'
import { counts } from './contract-findings.ts'
import { FindingItem } from './FindingItem.tsx'
import styles from './Findings.module.css'
import { isAbout } from './finding-spot.ts'
import { useFindings } from './use-findings.ts'

/** What of a field would not arrive as its maker thinks, beside where it is edited; nothing while all does. */
export function FieldFindings({ id }: { readonly id: FieldId }) {
  const form = useDocument((document) => document.form)
  const findings = useFindings().filter((finding) => counts(finding) && isAbout(finding, id, form))
  if (findings.length === 0) return null
  return (
    <section aria-label={findingText.ofField}>
      <ul className={styles['list']}>
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.place} ${finding.name ?? ''}`}>
            <FindingItem finding={finding} isAtField />
          </li>
        ))}
      </ul>
    </section>
  )
}
