import type { Condition } from '@letterslot/core'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { outlineOf } from '../../domain/document/commands/conditions.ts'
import { useDocument } from '../../domain/document/use-document.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'
import { GroupEditor, type GroupEditorProps } from './ConditionEditor.tsx'
import { describeCondition, newComparison } from './condition-text.ts'
import { readRoot, writeRoot } from './condition-tree.ts'
import { FaultCards } from './FaultCards.tsx'
import styles from './Inspector.module.css'
import type { ExplainedFault } from './logic-fixes.ts'

export interface ConditionSectionProps extends Pick<GroupEditorProps, 'sources' | 'trace'> {
  readonly condition: Condition | undefined
  readonly fault: string | undefined
  /** The faults of its sense. */
  readonly faults: readonly ExplainedFault[]
  readonly texts: {
    /** Without a condition. */
    readonly none: string
    /** On the button that makes one, and above its conditions: `Show only when`. */
    readonly when: string
    /** A condition in words: `Shown when …`. */
    readonly described: (condition: string) => string
    /** On the button that takes it away. */
    readonly drop: string
    readonly note?: string
  }
  readonly onChange: (condition: Condition | undefined) => void
}

/** One condition of a field: none, or one to edit, with all of it in one sentence. */
export function ConditionSection({ condition, sources, trace, fault, faults, texts, onChange }: ConditionSectionProps) {
  const form = useDocument((document) => document.form)
  const announce = useAnnounce()
  // The button that was pressed goes; the focus goes on to what came in its place.
  const [isPressed, setPressed] = useState(false)
  const [first] = sources
  const sentence = (next: Condition): string => texts.described(describeCondition(form, next))
  const press = (next: Condition | undefined): void => {
    setPressed(true)
    onChange(next)
    announce(next ? sentence(next) : texts.none)
  }
  const change = (next: Condition | undefined): void => {
    if (!next) {
      press(undefined)
      return
    }
    onChange(next)
    // What is typed is heard as it is typed.
    if (outlineOf(next) !== outlineOf(condition)) announce(sentence(next))
  }
  if (!condition) {
    return (
      <div className={styles['stack']}>
        <p className={styles['note']}>{texts.none}</p>
        {first && (
          <Button variant="dashed" isWide icon={Plus} autoFocus={isPressed} onPress={() => press(newComparison(first))}>
            {logicText.begin(texts.when)}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={styles['stack']}>
      <GroupEditor
        when={texts.when}
        group={readRoot(condition)}
        sources={sources}
        trace={trace}
        autoFocus={isPressed}
        onChange={(group) => change(writeRoot(group))}
      />
      <FaultCards faults={faults} />
      {fault && faults.length === 0 && <FindingCard tone="error" title={fault} />}
      <p className={styles['note']}>
        {sentence(condition)}. {texts.note}
      </p>
      <Button variant="quiet" icon={Trash2} onPress={() => press(undefined)}>
        {texts.drop}
      </Button>
    </div>
  )
}
