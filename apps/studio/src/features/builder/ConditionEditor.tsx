import type { Comparison, Condition, Field } from '@letterslot/core'
import type { ConditionTrace } from '@letterslot/core/logic'
import { Brackets, Check, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChipSelect } from './ChipSelect.tsx'
import { ComparedValue } from './ComparedValue.tsx'
import styles from './ConditionEditor.module.css'
import { newComparison, operatorText } from './condition-text.ts'
import { type ConditionGroup, type Junction, readGroup, withPart, writeGroup } from './condition-tree.ts'
import {
  operandKindOf,
  operandKindsOf,
  type Predicate,
  predicatesOf,
  withOperandKind,
  withPredicate,
} from './operands.ts'
import { takesValue } from './operators.ts'
import { describeTraced } from './tried-answers.ts'
import { useAbsentLabel } from './use-absent-label.ts'

/** Groups within one another that the editor makes; a file may have more. */
const maxNestedGroups = 3

export interface GroupEditorProps {
  readonly group: ConditionGroup
  /** The words before how many must be true; only the outermost has some. */
  readonly when?: string
  /** `2.1`; undefined for the outermost. */
  readonly place?: string
  readonly depth?: number
  readonly sources: readonly Field[]
  /** Tells what is true now. */
  readonly trace?: ConditionTrace | undefined
  readonly autoFocus?: boolean
  readonly onChange: (group: ConditionGroup) => void
  readonly onRemove?: () => void
}

const junctions: readonly Junction[] = ['all', 'any', 'none', 'notAll']

/** Conditions that are joined, and how many of them must be true: read from top to bottom they are a sentence. */
export function GroupEditor(props: GroupEditorProps) {
  const { group, when, place, depth = 1, sources, trace, autoFocus = false, onChange, onRemove } = props
  // What was just added takes the focus as it is drawn.
  const [isAdded, setAdded] = useState(false)
  const [first] = sources
  const add = (part: Condition): void => {
    setAdded(true)
    onChange({ ...group, parts: [...group.parts, part] })
  }
  const change = (index: number, part: Condition | undefined): void => {
    if (!part) setAdded(false)
    onChange(withPart(group, index, part))
  }
  return (
    <fieldset
      aria-label={when ?? logicText.group(place ?? '')}
      className={classes(styles['group'], place !== undefined && styles['inner'])}
    >
      <div className={styles['head']}>
        {when && <span className={styles['when']}>{when}</span>}
        <ChipSelect
          tone="word"
          label={logicText.junction}
          value={group.junction}
          choices={junctions.map((value) => ({ value, label: logicText.junctions[value] }))}
          onChange={(junction) => onChange({ ...group, junction })}
        />
        {onRemove && place && (
          <span className={styles['end']}>
            <IconButton icon={X} size="small" label={logicText.removeGroup(place)} onPress={onRemove} />
          </span>
        )}
      </div>
      <ol className={styles['list']}>
        {group.parts.map((part, index) => {
          const at = place === undefined ? String(index + 1) : `${place}.${index + 1}`
          return (
            <li key={at} className={styles['item']}>
              <span className={styles['word']}>{index > 0 && logicText.words[group.junction]}</span>
              <PartEditor
                part={part}
                place={at}
                depth={depth + 1}
                sources={sources}
                trace={trace}
                autoFocus={isAdded ? index === group.parts.length - 1 : autoFocus && index === 0}
                onChange={(next) => change(index, next)}
              />
            </li>
          )
        })}
      </ol>
      {first && (
        <div className={styles['actions']}>
          <Button
            size="small"
            icon={Plus}
            aria-label={logicText.addTo(place)}
            onPress={() => add(newComparison(first))}
          >
            {logicText.add}
          </Button>
          {depth < maxNestedGroups && (
            <Button
              size="small"
              variant="quiet"
              icon={Brackets}
              aria-label={logicText.addGroupTo(place)}
              onPress={() => add({ any: [newComparison(first)] })}
            >
              {logicText.addGroup}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}

interface PartEditorProps extends Pick<GroupEditorProps, 'sources' | 'trace' | 'autoFocus'> {
  readonly part: Condition
  readonly place: string
  readonly depth: number
  /** `undefined` takes the part away. */
  readonly onChange: (part: Condition | undefined) => void
}

function PartEditor({ part, onChange, ...rest }: PartEditorProps) {
  if ('field' in part) return <ComparisonEditor {...rest} comparison={part} onChange={onChange} />
  const group = readGroup(part)
  if (!group) return null
  return (
    <>
      <GroupEditor
        {...rest}
        group={group}
        onChange={(next) => onChange(next.parts.length > 0 ? writeGroup(next) : undefined)}
        onRemove={() => onChange(undefined)}
      />
      <TriedMark part={part} place={rest.place} trace={rest.trace} />
    </>
  )
}

interface ComparisonEditorProps extends Omit<PartEditorProps, 'part' | 'depth'> {
  readonly comparison: Comparison
}

const predicateKey = ({ is, count }: Predicate): string => (count ? `count-${is}` : is)

interface TriedMarkProps {
  readonly part: Condition
  /** `2.1`. */
  readonly place: string
  readonly trace: ConditionTrace | undefined
}

/** Tells if a part is true now and, of a comparison, why; with the number by which it is named below and on the canvas. */
function TriedMark({ part, place, trace }: TriedMarkProps) {
  const form = useDocument((document) => document.form)
  const traced = trace?.get(part)
  if (!traced) return null
  return (
    <p data-holds={traced.holds} className={styles['now']}>
      <Icon icon={traced.holds ? Check : X} size={14} />
      <span>
        {traced.holds ? logicText.tried.holds : logicText.tried.holdsNot}
        {'field' in part && ` ${describeTraced(form, part, traced)}`}
      </span>
      <b className={styles['line']} aria-hidden="true">
        {place}
      </b>
    </p>
  )
}

/** Question, comparison, and what it is compared with. */
function ComparisonEditor({ comparison, place, sources, trace, autoFocus = false, onChange }: ComparisonEditorProps) {
  const source = sources.find(({ id }) => id === comparison.field)
  const fields = sources.map(({ id, label }) => ({ value: String(id), label: label || logicText.untitled }))
  const absent = useAbsentLabel(source ? undefined : comparison.field)
  const gone = { value: String(comparison.field), label: absent }
  const predicates = source ? predicatesOf(source, comparison) : []
  const operands = source && takesValue(comparison.is) ? operandKindsOf(comparison, source, sources) : []
  return (
    <fieldset aria-label={logicText.condition(place)} data-line={place} className={styles['row']}>
      <div className={styles['sentence']}>
        <ChipSelect<string>
          tone="field"
          label={logicText.question}
          autoFocus={autoFocus}
          value={comparison.field}
          choices={source ? fields : [gone, ...fields]}
          onChange={(id) => {
            const next = sources.find((field) => field.id === id)
            if (next) onChange(newComparison(next))
          }}
        />
        {source && source.kind !== 'consent' && (
          <ChipSelect<string>
            tone="word"
            label={logicText.answer}
            value={predicateKey(comparison)}
            choices={predicates.map((one) => ({
              value: predicateKey(one),
              label: operatorText(source, one),
            }))}
            onChange={(key) => {
              const next = predicates.find((one) => predicateKey(one) === key)
              if (next) onChange(withPredicate(comparison, next, source, sources))
            }}
          />
        )}
        {source && operands.length > 1 && (
          <ChipSelect
            tone="word"
            label={logicText.operand}
            value={operandKindOf(comparison)}
            choices={operands.map((kind) => ({ value: kind, label: logicText.operands[kind] }))}
            onChange={(kind) => onChange(withOperandKind(comparison, kind, source, sources))}
          />
        )}
        {source && takesValue(comparison.is) && (
          <ComparedValue source={source} sources={sources} comparison={comparison} onChange={onChange} />
        )}
        <TriedMark part={comparison} place={place} trace={trace} />
      </div>
      <IconButton icon={X} size="small" label={logicText.remove(place)} onPress={() => onChange(undefined)} />
    </fieldset>
  )
}
