import type { Condition } from '@letterslot/core'
import { Asterisk, GitBranch } from 'lucide-react'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { useDocument, useSelection } from '../../domain/document/use-document.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { describeCondition } from './condition-text.ts'
import { type ConditionUse, textOfUse } from './condition-uses.ts'
import { useFieldOrder } from './field-order.ts'
import type { Frame } from './frames.ts'
import styles from './LogicMarks.module.css'
import { useFrameListeners } from './use-frame-listeners.ts'

export interface LogicMarksProps extends Pick<Frame, 'shownLines' | 'requiredLines'> {
  readonly uses: readonly ConditionUse[] | undefined
  /** Tab leads to it. */
  readonly isReached: boolean
}

/**
 * Beside a label on the canvas: the lines of the chosen field's conditions that ask this one, by their numbers; else, that conditions
 * ask it. Each leads to the condition.
 */
export function LogicMarks({ shownLines, requiredLines, uses = [], isReached }: LogicMarksProps) {
  const on = useFrameListeners()
  if (shownLines !== undefined || requiredLines !== undefined) {
    return (
      <span className={styles['marks']}>
        {shownLines !== undefined && <LinesMark part="visibleWhen" lines={shownLines} />}
        {requiredLines !== undefined && <LinesMark part="requiredWhen" lines={requiredLines} />}
      </span>
    )
  }
  if (uses.length === 0) return null
  return (
    <span className={styles['marks']}>
      <button
        type="button"
        data-logic="uses"
        tabIndex={isReached ? 0 : -1}
        aria-label={logicText.uses.mark(uses.map(textOfUse))}
        className={classes(styles['mark'], styles['quiet'])}
        {...on.logic}
      >
        <Icon icon={GitBranch} size={14} />
        {uses.length > 1 && uses.length}
      </button>
    </span>
  )
}

interface LinesMarkProps {
  readonly part: 'visibleWhen' | 'requiredWhen'
  readonly lines: string
}

/** The numbers of lines, of which there are few: of one field's condition. */
function LinesMark({ part, lines }: LinesMarkProps) {
  const on = useFrameListeners()
  const { fieldId } = useSelection()
  const field = useFieldOrder(({ byId }) => (fieldId ? byId.get(fieldId)?.field : undefined))
  const title = field ? fieldTitle(field) : logicText.untitled
  const words = part === 'visibleWhen' ? logicText.uses.shown(title) : logicText.uses.required(title)
  return (
    <button
      type="button"
      data-logic={part}
      data-line={lines.split(',')[0]}
      aria-label={logicText.uses.lines(lines, words)}
      className={styles['mark']}
      {...on.logic}
    >
      {part === 'requiredWhen' && <Icon icon={Asterisk} size={14} />}
      {lines}
    </button>
  )
}

interface ConditionMarkProps {
  readonly part: 'visibleWhen' | 'requiredWhen'
  readonly condition: Condition
  readonly describe: (condition: string) => string
  readonly isReached: boolean
}

/** When a field is shown, or wanted, in words; a press leads to that condition. */
export function ConditionMark({ part, condition, describe, isReached }: ConditionMarkProps) {
  const on = useFrameListeners()
  const words = useDocument(({ form }) => describeCondition(form, condition))
  return (
    <button type="button" data-logic={part} tabIndex={isReached ? 0 : -1} className={styles['condition']} {...on.logic}>
      <Icon icon={GitBranch} size={14} />
      <span>{describe(words)}</span>
    </button>
  )
}
