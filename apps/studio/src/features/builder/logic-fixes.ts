import { assertNever, type Comparison, type Condition, type Field, type FieldId, type Form } from '@letterslot/core'
import type { ConditionKey, LogicFault } from '@letterslot/core/document'
import type { Command } from '../../domain/document/command.ts'
import { setRequirement, setVisibility } from '../../domain/document/commands/conditions.ts'
import { moveField } from '../../domain/document/commands/fields.ts'
import { allFields } from '../../domain/document/find-field.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { conditionAt, withoutPart, withPartAt } from './condition-places.ts'
import { comparedText, describeCondition, subjectOf } from './condition-text.ts'

/** One press that settles a fault. */
export interface LogicFix {
  readonly label: string
  readonly command: Command
}

/** A fault of a condition in words, with what settles it: the first is the likeliest. */
export interface ExplainedFault {
  /** Tells it from the others of its condition. */
  readonly key: string
  readonly title: string
  readonly words: string
  readonly fixes: readonly LogicFix[]
}

/** Explains a fault of a field's condition; undefined when the condition is not there any more. */
export function explainLogicFault(form: Form, field: Field, fault: LogicFault): ExplainedFault | undefined {
  const condition = field[fault.key]
  const at = 'pointer' in fault ? fault.pointer : ''
  return condition && { key: `${fault.kind} ${at}`, ...explain(form, field, condition, fault) }
}

function explain(form: Form, field: Field, condition: Condition, fault: LogicFault): Omit<ExplainedFault, 'key'> {
  const set = setter(field.id, fault.key)
  const removal = (pointer: string, label: string = logicText.fixes.remove): LogicFix => ({
    label,
    command: set(withoutPart(condition, pointer)),
  })
  switch (fault.kind) {
    case 'always':
      return {
        title: logicText.faults.always,
        words: logicText.whatever,
        fixes: [{ label: logicText[fault.key === 'visibleWhen' ? 'shown' : 'required'].drop, command: set(undefined) }],
      }
    case 'gone': {
      const at = conditionAt(condition, fault.pointer)
      const subject = at && 'field' in at ? subjectOf(form, at.field) : ''
      const words = fault.option === undefined ? logicText.goneQuestion : logicText.goneOption(subject, fault.option)
      return { title: logicText.faults.gone, words, fixes: [removal(fault.pointer)] }
    }
    case 'later': {
      const subject = subjectOf(form, fault.source)
      const move = moveBefore(form, fault.source, field.id)
      const fixes = move ? [{ label: logicText.fixes.move(subject), command: move }] : []
      return { title: logicText.faults.later, words: logicText.laterQuestion(subject), fixes }
    }
    case 'cycle': {
      const subjects = [...fault.path, fault.path[0]].map((id) => subjectOf(form, id ?? field.id))
      const next = fault.path[1] ?? field.id
      const fixes = [{ label: logicText.fixes.remove, command: set(withoutField(condition, next)) }]
      return { title: logicText.faults.cycle, words: logicText.circle(subjects), fixes }
    }
    case 'never': {
      const words = neverWords(form, field, condition, fault)
      const either = eitherOf(form, condition, fault)
      const fixes: readonly LogicFix[] = [
        ...(either ? [{ label: either.label, command: set(either.condition) }] : []),
        removal(fault.pointer, fault.other === undefined ? undefined : logicText.fixes.removeSecond),
      ]
      return { title: fault.isBranch ? logicText.faults.branch : logicText.faults.never, words, fixes }
    }
    default:
      return assertNever(fault)
  }
}

type NeverFault = Extract<LogicFault, { kind: 'never' }>

function setter(id: FieldId, key: ConditionKey): (condition: Condition | undefined) => Command {
  return (condition) => (key === 'visibleWhen' ? setVisibility(id, condition) : setRequirement(id, condition))
}

function neverWords(form: Form, field: Field, condition: Condition, fault: NeverFault): string {
  const at = conditionAt(condition, fault.pointer)
  if (!at || fault.reason === 'nothing') return logicText.nothingChosen
  const words = describeCondition(form, at)
  if (fault.reason === 'hidden') return logicText.hiddenSource('field' in at ? subjectOf(form, at.field) : words)
  const { other } = fault
  if (other === undefined) return logicText.notAllowed(words)
  const isShown = fault.key === 'requiredWhen' && other.startsWith('/visibleWhen')
  if (isShown) return field.visibleWhen ? logicText.notShownThen(describeCondition(form, field.visibleWhen)) : words
  const before = conditionAt(condition, other)
  const pair = before && chosenPair(condition, fault)
  if (pair) {
    const [first, second] = pair.map((one) => comparedText(form, one))
    return logicText.oneAnswer(subjectOf(form, pair[0].field), first ?? '', second ?? '')
  }
  return logicText.exclude(before ? describeCondition(form, before) : '', words)
}

/** Two comparisons that want one field to be two things at once. */
function chosenPair(
  condition: Condition,
  { pointer, other }: NeverFault,
): readonly [Comparison, Comparison] | undefined {
  if (other === undefined || `${pointer}${other}`.includes('/not')) return undefined
  const [first, second] = [conditionAt(condition, other), conditionAt(condition, pointer)]
  const isWanted = (one: Condition | undefined): one is Comparison =>
    one !== undefined && 'field' in one && one.is === 'equal' && typeof one.to === 'string' && one.to !== ''
  return isWanted(first) && isWanted(second) && first.field === second.field ? [first, second] : undefined
}

/** The condition with one of two answers in the place of both. */
function eitherOf(form: Form, condition: Condition, fault: NeverFault) {
  const pair = chosenPair(condition, fault)
  const { pointer, other } = fault
  if (!pair || other === undefined) return undefined
  const [first, second] = pair
  const either = { ...first, is: 'in', to: [String(first.to), String(second.to)] } as const
  const merged = withPartAt(condition, other, either)
  const next = merged && withoutPart(merged, pointer)
  return (
    next && { label: logicText.fixes.either(comparedText(form, first), comparedText(form, second)), condition: next }
  )
}

/** A condition without all that asks one field. */
function withoutField(condition: Condition, id: FieldId): Condition | undefined {
  if ('field' in condition) {
    const { field, to } = condition
    const asksToo = typeof to === 'object' && 'field' in to && to.field === id
    return field === id || asksToo ? undefined : condition
  }
  if ('not' in condition) {
    const inner = withoutField(condition.not, id)
    return inner && { not: inner }
  }
  const parts = ('all' in condition ? condition.all : condition.any).flatMap((part) => withoutField(part, id) ?? [])
  return parts.length === 0 ? undefined : 'all' in condition ? { all: parts } : { any: parts }
}

function moveBefore(form: Form, source: FieldId, before: FieldId): Command | undefined {
  const page = form.pages.find(({ fields }) => fields.some(({ id }) => id === before))
  const isThere = allFields(form).some(({ id }) => id === source)
  if (!page || !isThere) return undefined
  return moveField(source, { pageId: page.id, index: page.fields.findIndex(({ id }) => id === before) })
}
