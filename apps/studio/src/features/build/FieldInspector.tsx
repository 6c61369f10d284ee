import type { Field } from '@letterslot/core'
import { Tabs } from '../../ui/Tabs.tsx'
import { FieldFindings } from '../email/FieldFindings.tsx'
import type { InspectorTab } from './build-session.ts'
import { FieldTab } from './FieldTab.tsx'
import styles from './Inspector.module.css'
import { LogicTab } from './LogicTab.tsx'
import { RulesTab } from './RulesTab.tsx'
import { rulesToAdd } from './rule-info.ts'

export interface FieldInspectorProps {
  readonly field: Field
  readonly tab: InspectorTab
  readonly onTab: (tab: InspectorTab) => void
}

/** Everything about one field: what it asks, what an answer must be, and when it is shown. */
export function FieldInspector({ field, tab, onTab }: FieldInspectorProps) {
  const hasRules = field.rules.length > 0 || rulesToAdd(field).length > 0
  const rules = { id: 'rules', label: 'Rules', count: field.rules.length, panel: <RulesTab field={field} /> } as const
  const items = [
    { id: 'field', label: 'Field', panel: <FieldTab field={field} /> } as const,
    ...(hasRules ? [rules] : []),
    {
      id: 'logic',
      label: 'Logic',
      count: Number(!!field.visibleWhen) + Number(!!field.requiredWhen),
      panel: <LogicTab field={field} />,
    } as const,
  ]
  const selected = items.some(({ id }) => id === tab) ? tab : 'field'
  return (
    <div className={styles['inspector']}>
      <FieldFindings id={field.id} />
      <Tabs<InspectorTab> label="Field" items={items} selected={selected} onSelect={onTab} />
    </div>
  )
}
