import type { Field, RuleKind } from '@letterslot/core'
import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { rulesText } from '../../domain/texts/inspector.ts'
import { Button } from '../../ui/Button.tsx'
import { FaultCards } from './FaultCards.tsx'
import styles from './Inspector.module.css'
import type { ExplainedFault } from './logic-fixes.ts'
import { RuleCard } from './RuleCard.tsx'
import { newRule, ruleName } from './rule-info.ts'
import { useRulesEdit } from './use-rules-edit.ts'

export interface RulesListProps {
  readonly field: Field
  /** Told above the rules. */
  readonly faults: readonly ExplainedFault[]
  /** The rules that can be added. */
  readonly toAdd: readonly RuleKind[]
  /** Without a rule nothing else is asked. Default: true. */
  readonly isAnyFine?: boolean
}

/** Rules, each to edit and to take away, and those that can be added; the focus stays among them. */
export function RulesList({ field, faults, toAdd, isAnyFine = true }: RulesListProps) {
  const { add, remove } = useRulesEdit(field)
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
        faults={faults}
        onFix={() => {
          pendingFocus.current = 0
        }}
      />
      {field.rules.length === 0 && isAnyFine && <p className={styles['note']}>{rulesText.none}</p>}
      {field.rules.map((rule, index) => (
        <RuleCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no id; issues name it by its index, too
          key={`${field.id}/${rule.kind}/${index}`}
          field={field}
          rule={rule}
          index={index}
          onRemove={() => {
            pendingFocus.current = index
            remove(index)
          }}
        />
      ))}
      {toAdd.map((kind) => (
        <Button
          key={kind}
          variant="dashed"
          isWide
          icon={Plus}
          onPress={() => {
            pendingFocus.current = kind
            add(newRule(kind, field, form))
          }}
        >
          {ruleName(kind, field.kind)}
        </Button>
      ))}
    </div>
  )
}
