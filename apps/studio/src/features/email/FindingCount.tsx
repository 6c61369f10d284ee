import { findingText } from '../../catalogue/email.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { counts } from './contract-findings.ts'
import styles from './FindingCount.module.css'
import { useFindings } from './use-findings.ts'

/** How much the mail's check has found, at the tab of the step that lists it; nothing while all arrives. */
export function FindingCount() {
  const findings = useFindings().filter(counts)
  if (findings.length === 0) return null
  const isBad = findings.some(({ weight }) => weight === 'must')
  return (
    <span className={styles['count']} data-weight={isBad ? 'must' : 'should'}>
      <span aria-hidden="true">{findings.length}</span>
      <VisuallyHidden elementType="span"> {findingText.inTab(findings.length)}</VisuallyHidden>
    </span>
  )
}
