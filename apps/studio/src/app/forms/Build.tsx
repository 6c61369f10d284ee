import type { Finding } from '@letterslot/email'
import { Suspense, useCallback, useState } from 'react'
import { BuildStep, loadPanels } from '../../features/builder/BuildStep.tsx'
import type { FieldNotes } from '../../features/builder/builder-state.ts'
import { lazyPart } from '../../ui/load-with-retry.ts'

// The mail is checked once the form is in sight.
const loadFieldFindings = () => import('../../features/email/FieldFindings.tsx')
const LazyFieldFindings = lazyPart(async () => (await loadFieldFindings()).FieldFindings)
const LazyFoundOfMail = lazyPart(async () => (await loadFieldFindings()).FoundOfMail)

/** Loads what the step shows behind the form, ahead of the visit: from then on it needs no host. */
export async function loadBehindForm(): Promise<void> {
  await Promise.allSettled([loadPanels(), loadFieldFindings(), import('../../features/email/FindingCount.tsx')])
}

const noFindings: readonly Finding[] = []

/** The step Build, which shows at a field what the mail's check has found of it. */
export function Build() {
  // Found here, so that selecting another field checks nothing anew.
  const [findings, setFindings] = useState(noFindings)
  const fieldNotes: FieldNotes = useCallback(
    (id) => (
      <Suspense>
        <LazyFieldFindings id={id} findings={findings} />
      </Suspense>
    ),
    [findings],
  )
  return (
    <>
      <BuildStep fieldNotes={fieldNotes} />
      <Suspense>
        <LazyFoundOfMail onFound={setFindings} />
      </Suspense>
    </>
  )
}
