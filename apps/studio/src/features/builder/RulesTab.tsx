import type { Field, RuleKind } from '@letterslot/core'
import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { addRule, removeRule } from '../../domain/document/commands/rules.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { rulesText } from '../../domain/texts/inspector.ts'
import { Button } from '../../ui/Button.tsx'
import { FaultCards } from './FaultCards.tsx'
import { useFieldFaults } from './field-faults.ts'
import styles from './Inspector.module.css'
import type { ExplainedFault } from './logic-fixes.ts'
import { RuleCard } from './RuleCard.tsx'
import { useRuleFaults } from './rule-faults.ts'
import { explainBounds, explainRuleFault } from './rule-fixes.ts'
import { newRule, ruleName, rulesToAdd } from './rule-info.ts'

/** The field's rules, and those that can be added. */
export function RulesTab({ field }: { readonly field: Field }) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const rules = useRef<HTMLDivElement>(null)
  // The rule that was added, or the index of the one that was taken away.
  const pendingFocus = useRef<RuleKind | number | undefined>(undefined)
  useLayoutEffect(() => {
    const { current } = pendingFocus
    if (current === undefined) return
    pendingFocus.current = undefined
    const isAdded = typeof current === 'string'
    const index = isAdded ? field.rules.findIndex(({ kind }) => kind === current) : current
    const cards = rules.current?.querySelectorAll('section') ?? []
    const card = cards[Math.min(index, cards.length - 1)]
    const control = card?.querySelector<HTMLElement>(isAdded ? 'input, select, textarea' : 'button')
    const target = control ?? rules.current?.querySelector<HTMLElement>('button')
    target?.focus()
  })
  return (
    <div ref={rules} className={styles['stack']}>
      <FaultCards
        faults={useExplained(field)}
        onFix={() => {
          pendingFocus.current = 0
        }}
      />
      {field.rules.length === 0 && <p className={styles['note']}>{rulesText.none}</p>}
      {field.rules.map((rule, index) => (
        <RuleCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no id; issues name it by its index, too
          key={`${field.id}/${rule.kind}/${index}`}
          field={field}
          rule={rule}
          index={index}
          onRemove={() => {
            pendingFocus.current = index
            dispatch(removeRule(field.id, index))
          }}
        />
      ))}
      {rulesToAdd(field, form).map((kind) => (
        <Button
          key={kind}
          variant="dashed"
          isWide
          icon={Plus}
          onPress={() => {
            pendingFocus.current = kind
            dispatch(addRule(field.id, newRule(kind, field, form)))
          }}
        >
          {ruleName(kind, field.kind)}
        </Button>
      ))}
    </div>
  )
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
