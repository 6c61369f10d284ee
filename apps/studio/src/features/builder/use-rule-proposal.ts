import type { Field, Rule } from '@letterslot/core'
import type { Proposal } from '../../ui/use-draft-text.ts'
import { useRulesEdit } from './use-rules-edit.ts'

/**
 * Returns what proposes another rule in the place of one of a field's: refused with the reason where the form could not have it.
 * @param index - of the rule in the field.
 */
export function useRuleProposal(field: Field, index: number): (proposed: Rule, stored: string) => Proposal {
  const { update, faultOf } = useRulesEdit(field)
  return (proposed, stored) => {
    const rules = field.rules.map((other, at) => (at === index ? proposed : other))
    const problem = faultOf(rules, index)
    if (problem !== undefined) return { ok: false, problem }
    return { ok: true, stored, commit: () => update(index, proposed) }
  }
}
