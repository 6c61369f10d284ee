import type { Field } from '@letterslot/core'
import { useDocument } from '../../domain/document/use-document.ts'
import { useFieldFaults } from './field-faults.ts'
import type { ExplainedFault } from './logic-fixes.ts'
import { RulesList } from './RulesList.tsx'
import { useRuleFaults } from './rule-faults.ts'
import { explainBounds, explainRuleFault } from './rule-fixes.ts'
import { rulesToAdd } from './rule-info.ts'

/** The field's rules, and those that can be added. */
export function RulesTab({ field }: { readonly field: Field }) {
  const form = useDocument((document) => document.form)
  return <RulesList field={field} faults={useExplained(field)} toAdd={rulesToAdd(field, form)} />
}

/** Rules that contradict themselves or each other, in words. */
function useExplained(field: Field): readonly ExplainedFault[] {
  const form = useDocument((document) => document.form)
  const alone = useFieldFaults(field.id).flatMap((fault) => explainBounds(field, fault) ?? [])
  const together = useRuleFaults(field.id).flatMap((fault) =>
    fault.question === undefined ? (explainRuleFault(form, field, fault) ?? []) : [],
  )
  return [...alone, ...together]
}
