import type { Field, Rule } from '@letterslot/core'
import { updateRule } from '../../domain/document/commands/rules.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import type { Proposal } from '../../ui/use-draft-text.ts'
import { firstFault } from './field-faults.ts'

/**
 * Returns what proposes another rule in the place of one of a field's: refused with the reason where the form could not have it.
 * @param index - of the rule in the field.
 */
export function useRuleProposal(field: Field, index: number): (proposed: Rule, stored: string) => Proposal {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  return (proposed, stored) => {
    const rules = field.rules.map((other, at) => (at === index ? proposed : other))
    const problem = firstFault(form, { ...field, rules }, `rules/${index}`)
    if (problem !== undefined) return { ok: false, problem }
    return { ok: true, stored, commit: () => dispatch(updateRule(field.id, index, proposed)) }
  }
}
