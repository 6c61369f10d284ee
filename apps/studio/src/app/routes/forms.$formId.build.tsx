import type { FieldId } from '@letterslot/core'
import { createFileRoute } from '@tanstack/react-router'
import { BuildStep } from '../../features/builder/BuildStep.tsx'
import { FieldFindings } from '../../features/email/FieldFindings.tsx'

export const Route = createFileRoute('/forms/$formId/build')({ component: Build })

/** The step Build, which shows at a field what the mail's check has found of it. */
function Build() {
  return <BuildStep fieldNotes={findingsOf} />
}

function findingsOf(id: FieldId) {
  return <FieldFindings id={id} />
}
