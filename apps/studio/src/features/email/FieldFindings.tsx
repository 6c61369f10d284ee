import type { FieldId } from '@letterslot/core'
import type { Finding } from '@letterslot/email'
import { useEffect } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { isProblem } from '../../domain/mail/contract-findings.ts'
import { findingText } from '../../domain/texts/email-findings.ts'
import { FindingItem } from './FindingItem.tsx'
import styles from './Findings.module.css'
import { isAbout } from './finding-spot.ts'
import { useFindings } from './use-findings.ts'

export interface FieldFindingsProps {
  readonly id: FieldId
  /** Those of the whole form. */
  readonly findings: readonly Finding[]
}

/** The findings about a field, beside where it is edited; nothing without findings. */
export function FieldFindings({ id, findings: all }: FieldFindingsProps) {
  const form = useDocument((document) => document.form)
  const findings = all.filter((finding) => isProblem(finding) && isAbout(finding, id, form))
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

/** Draws nothing: tells what the check of the open form's mail finds. */
export function FoundOfMail({ onFound }: { readonly onFound: (findings: readonly Finding[]) => void }) {
  const findings = useFindings()
  useEffect(() => onFound(findings), [onFound, findings])
  return null
}
