import type { FieldId } from '@letterslot/core'
import { BuildStep } from '../../features/builder/BuildStep.tsx'
import { FieldFindings } from '../../features/email/FieldFindings.tsx'

/** The step Build, which shows at a field what the mail's check has found of it. */
export function Build() {
  return <BuildStep fieldNotes={findingsOf} />
}

function findingsOf(id: FieldId) {
  return <FieldFindings id={id} />
}
