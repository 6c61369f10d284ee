import { isProblem } from '../../domain/mail/contract-findings.ts'
import { findingText } from '../../domain/texts/email-findings.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import styles from './FindingCount.module.css'
import { useFindings } from './use-findings.ts'

/** The number of the mail's findings, at the step's tab; nothing without findings. */
export function FindingCount() {
  const findings = useFindings().filter(isProblem)
  if (findings.length === 0) return null
  const isBad = findings.some(({ severity }) => severity === 'error')
  return (
    <span className={styles['count']} data-severity={isBad ? 'error' : 'warning'}>
      <span aria-hidden="true">{findings.length}</span>
      <VisuallyHidden elementType="span"> {findingText.inTab(findings.length)}</VisuallyHidden>
    </span>
  )
}
