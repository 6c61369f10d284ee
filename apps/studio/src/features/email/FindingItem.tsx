import { assertNever } from '@letterslot/core'
import { type Finding, isApplied } from '@letterslot/email'
import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { flushSync } from 'react-dom'
import { settleFinding } from '../../domain/document/commands/mail.ts'
import { useDispatch, useDocument, useDocumentSession, useSelection } from '../../domain/document/use-document.ts'
import { describeFinding } from '../../domain/mail/describe-finding.ts'
import { targetOfPlace } from '../../domain/mail/text-target.ts'
import { findingText } from '../../domain/texts/email-findings.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'
import { Chip } from '../../ui/Pill.tsx'
import { EmailEditorContext } from './email-editor-state.ts'
import { findingSpot } from './finding-spot.ts'
import { focusText, useEmailActions } from './use-email-actions.ts'
import { useContractMemory } from './use-findings.ts'

export interface FindingItemProps {
  readonly finding: Finding
  /** Set beside the very field: then no link leads there. */
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
  const editor = use(EmailEditorContext)
  const show = useShowText()
  const fix = useFix(show)
  const { code, name = '', severity } = finding
  const description = describeFinding(finding, form, email)
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
      tone={severity}
      title={
        <>
          {description.title} {description.chip !== undefined && <Chip isUnknown>{description.chip}</Chip>}
        </>
      }
      actions={
        <>
          {description.fix !== undefined && (
            <Button size="small" variant={severity === 'info' ? 'plain' : 'primary'} onPress={() => fix(finding)}>
              {description.fix}
            </Button>
          )}
          {code === 'field-not-in-mail' && (
            <Button size="small" variant="quiet" onPress={() => keep({ leftOut: [...leftOut, name] })}>
              {findingText.leave}
            </Button>
          )}
          {editor && <ShowInMail finding={finding} />}
          {spot && !isAtField && (
            <Button size="small" variant="quiet" onPress={go}>
              {findingText.go[spot.step]}
            </Button>
          )}
        </>
      }
    >
      {description.text}
    </FindingCard>
  )
}

/** Goes to a recipient's row: within the step E-mail, or by way of it. */
function useShowText(): (target: `to:${number}`) => void {
  const editor = use(EmailEditorContext)
  const navigate = useNavigate()
  const { formId } = useDocumentSession()
  return (target) => {
    if (!editor) return void navigate({ to: '/forms/$formId/email', params: { formId } })
    flushSync(() => editor.setState({ view: 'edit', sheet: undefined }))
    focusText(target)
  }
}

/** Leads to the text of the mail that a finding is about, where the mail is open. */
function ShowInMail({ finding: { code, place } }: { readonly finding: Finding }) {
  const email = useDocument((document) => document.email)
  const { show } = useEmailActions()
  const target = place.startsWith('/') ? targetOfPlace(email, place) : undefined
  if (target === undefined || code.startsWith('recipient-')) return null
  return (
    <Button size="small" variant="quiet" onPress={() => show(target)}>
      {findingText.show}
    </Button>
  )
}

/**
 * Settles a finding: changes the mail or the form in one step of undo and says so, remembers what was done elsewhere, or
 * goes where a person must type.
 * @param show - goes to a recipient's row.
 */
function useFix(show: (target: `to:${number}`) => void): (finding: Finding) => void {
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const [{ slots, faults }, keep] = useContractMemory()
  return ({ fix }) => {
    if (fix === undefined) return
    if (isApplied(fix)) {
      dispatch(settleFinding(fix))
      announce(findingText.done)
      return
    }
    switch (fix.kind) {
      case 'fillRecipient':
        return show(`to:${Number(fix.place.split('/')[2] ?? 0)}`)
      case 'confirmSlot':
        return keep({ slots: [...slots, fix.name] })
      case 'confirmTag':
        return keep({ faults: faults.filter(({ tag }) => tag !== fix.tag) })
      default:
        return assertNever(fix)
    }
  }
}
