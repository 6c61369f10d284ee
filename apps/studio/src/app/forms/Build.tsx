import { useCallback } from 'react'
import { BuildStep } from '../../features/builder/BuildStep.tsx'
import type { FieldNotes } from '../../features/builder/builder-state.ts'
import { FieldFindings } from '../../features/email/FieldFindings.tsx'
import { useFindings } from '../../features/email/use-findings.ts'

/** The step Build, which shows at a field what the mail's check has found of it. */
export function Build() {
  // Found here, so that selecting another field checks nothing anew.
  const findings = useFindings()
  const fieldNotes: FieldNotes = useCallback((id) => <FieldFindings id={id} findings={findings} />, [findings])
  return <BuildStep fieldNotes={fieldNotes} />
}
