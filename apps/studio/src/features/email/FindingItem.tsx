import type { Finding } from '@letterslot/email'
import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { findingText } from '../../catalogue/email.ts'
import { useDocument, useDocumentSession, useSelection } from '../../document/use-document.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'
import { EmailDeskContext } from './email-desk.ts'
import { findingSpot } from './finding-spot.ts'
import { findingWords } from './finding-words.ts'
import { ShowInMail } from './ShowInMail.tsx'
import { useContractMemory } from './use-contract-memory.ts'
import { useFix } from './use-fix.ts'
import { useShowText } from './use-show-text.ts'

export interface FindingItemProps {
  readonly finding: Finding
  /** Where it is shown beside the very field, nothing leads there. */
  readonly isAtField?: boolean
}

/** One finding with its fix: one dark button that does it, one quiet one that leaves it or shows where. */
export function FindingItem({ finding, isAtField = false }: FindingItemProps) {
  const { formId } = useDocumentSession()
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const [{ leftOut }, keep] = useContractMemory()
  const { select } = useSelection()
  const navigate = useNavigate()
  const desk = use(EmailDeskContext)
  const show = useShowText()
  const fix = useFix(show)
  const { code, name = '', weight } = finding
  const words = findingWords(finding, form, email)
  const spot = findingSpot(finding, form)
  const go = (): void => {
    if (spot?.step === 'build') select({ fieldId: spot.fieldId })
    void navigate({
      to: spot?.step === 'build' ? '/forms/$formId/build' : '/forms/$formId/connect',
      params: { formId },
    })
  }
  return (
    <FindingCard
      tone={weight}
      title={
        <>
          {words.title} {words.chip !== undefined && <Chip isUnknown>{words.chip}</Chip>}
        </>
      }
      actions={
        <>
          {words.fix !== undefined && (
            <Button size="small" variant={weight === 'note' ? 'plain' : 'primary'} onPress={() => fix(finding)}>
              {words.fix}
            </Button>
          )}
          {code === 'field-not-in-mail' && (
            <Button size="small" variant="quiet" onPress={() => keep({ leftOut: [...leftOut, name] })}>
              {findingText.leave}
            </Button>
          )}
          {desk && <ShowInMail finding={finding} />}
          {spot && !isAtField && (
            <Button size="small" variant="quiet" onPress={go}>
              {findingText.go[spot.step]}
            </Button>
          )}
        </>
      }
    >
      {words.text}
    </FindingCard>
  )
}
