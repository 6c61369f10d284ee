import { assertNever } from '@letterslot/core'
import { type Finding, isApplied } from '@letterslot/email'
import { findingText } from '../../catalogue/email.ts'
import { settleFinding } from '../../document/commands/settle-finding.ts'
import { useDispatch } from '../../document/use-document.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useContractMemory } from './use-contract-memory.ts'

/**
 * Settles a finding: changes the mail or the form in one step of undo and says so, remembers what was done elsewhere, or
 * goes where a person must type.
 * @param show - goes to a recipient's row.
 */
export function useFix(show: (target: `to:${number}`) => void): (finding: Finding) => void {
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
