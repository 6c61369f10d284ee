import type { Condition } from '@letterslot/core'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDocument } from '../../document/use-document.ts'
import { Button } from '../../ui/Button.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'
import { ComparisonEditor, type ComparisonEditorProps } from './ComparisonEditor.tsx'
import { describeCondition, isComparison, newComparison } from './condition-words.ts'
import styles from './Inspector.module.css'

export interface ConditionSectionProps extends Pick<ComparisonEditorProps, 'sources'> {
  readonly condition: Condition | undefined
  readonly fault: string | undefined
  readonly texts: {
    /** Without a condition. */
    readonly none: string
    /** On the button that makes one, and above its field: `Show only when`. */
    readonly when: string
    /** Before a condition in words: `Shown when`. */
    readonly described: string
    /** On the button that takes it away. */
    readonly drop: string
  }
  readonly onChange: (condition: Condition | undefined) => void
}

/** One condition of a field: none, a comparison to edit, or one written in the file. */
export function ConditionSection({ condition, sources, fault, texts, onChange }: ConditionSectionProps) {
  const form = useDocument((document) => document.form)
  // The button that was pressed goes; the focus goes on to what came in its place.
  const [isPressed, setPressed] = useState(false)
  const [first] = sources
  const press = (next: Condition | undefined): void => {
    setPressed(true)
    onChange(next)
  }
  if (!condition) {
    return (
      <div className={styles['stack']}>
        <p className={styles['note']}>{texts.none}</p>
        {first && (
          <Button variant="dashed" isWide icon={Plus} autoFocus={isPressed} onPress={() => press(newComparison(first))}>
            {`${texts.when}…`}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={styles['stack']}>
      {isComparison(condition) ? (
        <ComparisonEditor
          label={texts.when}
          comparison={condition}
          sources={sources}
          autoFocus={isPressed}
          onChange={onChange}
        />
      ) : (
        <p className={styles['note']}>
          {texts.described} {describeCondition(form, condition)}. This was written in the file.
        </p>
      )}
      {fault && <FindingCard tone="must" title={fault} />}
      <Button variant="quiet" icon={Trash2} onPress={() => press(undefined)}>
        {texts.drop}
      </Button>
    </div>
  )
}
