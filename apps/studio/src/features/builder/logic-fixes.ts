import { assertNever, type Comparison, type Condition, type Field, type FieldId, type Form } from '@letterslot/core'
import type { ConditionKey, LogicFault } from '@letterslot/core/document'
import { conditionalSections } from '@letterslot/core/logic'
import type { Command } from '../../domain/document/command.ts'
import { setRequirement, setVisibility } from '../../domain/document/commands/conditions.ts'
import { moveField } from '../../domain/document/commands/fields.ts'
import { allFields } from '../../domain/document/find-field.ts'
import { isTurned } from '../../domain/document/turned-part.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { sectionsText } from '../../domain/texts/sections.ts'
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

/** A condition that has a fault, and the field or the page that it is of. */
export interface FaultyCondition {
  readonly condition: Condition
  readonly set: (condition: Condition | undefined) => Command
  /** On the button that takes the condition away. */
  readonly drop: string
  /** Words for a contradiction with what stands elsewhere; undefined for what stands in the condition. */
  readonly elsewhere: (other: string) => string | undefined
  /** Moves a field before what asks for it; undefined where that cannot be. */
  readonly moveBefore: (source: FieldId) => Command | undefined
}

/** Faults that the condition of a field and that of a page may have. */
export type ConditionFault =
  Exclude<LogicFault, { kind: 'cycle' }> extends infer Fault
    ? Fault extends unknown
      ? Omit<Fault, 'field' | 'key'>
      : never
    : never

/** Explains a fault of a field's condition; undefined when the condition is not there any more. */
export function explainLogicFault(form: Form, field: Field, fault: LogicFault): ExplainedFault | undefined {
  const condition = field[fault.key]
  if (!condition) return undefined
  const set = setter(field.id, fault.key)
  if (fault.kind === 'cycle') {
    const subjects = [...fault.path, fault.path[0]].map((id) => subjectOf(form, id ?? field.id))
    const next = fault.path[1] ?? field.id
    const fixes = [{ label: logicText.fixes.remove, command: set(withoutField(condition, next)) }]
    return { key: 'cycle ', title: logicText.faults.cycle, words: logicText.circle(subjects), fixes }
  }
  const { visibleWhen } = field
  const around = conditionalSections(form).get(field.id)?.visibleWhen
  return explainConditionFault(
    form,
    {
      condition,
      set,
      drop: logicText[fault.key === 'visibleWhen' ? 'shown' : 'required'].drop,
      elsewhere: (other) =>
        other.startsWith('/section') && around
          ? sectionsText.notShownThen(describeCondition(form, around))
          : fault.key === 'requiredWhen' && other.startsWith('/visibleWhen') && visibleWhen
            ? logicText.notShownThen(describeCondition(form, visibleWhen))
            : undefined,
      moveBefore: (source) => moveBefore(form, source, field.id),
    },
    fault,
  )
}

/** Explains a fault of a condition. */
export function explainConditionFault(form: Form, faulty: FaultyCondition, fault: ConditionFault): ExplainedFault {
  const { condition, set } = faulty
  const key = `${fault.kind} ${'pointer' in fault ? fault.pointer : ''}`
  const removal = (pointer: string, label: string = logicText.fixes.remove): LogicFix => ({
    label,
    command: set(withoutPart(condition, pointer)),
  })
  switch (fault.kind) {
    case 'always': {
      const fixes = [{ label: faulty.drop, command: set(undefined) }]
      return { key, title: logicText.faults.always, words: logicText.whatever, fixes }
    }
    case 'gone': {
      const at = conditionAt(condition, fault.pointer)
      const subject = at && 'field' in at ? subjectOf(form, at.field) : ''
      const words = fault.option === undefined ? logicText.goneQuestion : logicText.goneOption(subject, fault.option)
      return { key, title: logicText.faults.gone, words, fixes: [removal(fault.pointer)] }
    }
    case 'later': {
      const subject = subjectOf(form, fault.source)
      const move = faulty.moveBefore(fault.source)
      const fixes = move ? [{ label: logicText.fixes.move(subject), command: move }] : []
      return { key, title: logicText.faults.later, words: logicText.laterQuestion(subject), fixes }
    }
    case 'never': {
      const either = eitherOf(form, condition, fault)
      const isBeside = fault.other !== undefined && faulty.elsewhere(fault.other) === undefined
      const fixes: readonly LogicFix[] = [
        ...(either ? [{ label: either.label, command: set(either.condition) }] : []),
        removal(fault.pointer, isBeside ? logicText.fixes.removeSecond : undefined),
      ]
      const branch = isTurned(fault.pointer) ? 'branchNot' : 'branch'
      const title = logicText.faults[fault.isBranch ? branch : 'never']
      return { key, title, words: neverWords(form, faulty, fault), fixes }
    }
    default:
      return assertNever(fault)
  }
}

type NeverConditionFault = Extract<ConditionFault, { kind: 'never' }>

function setter(id: FieldId, key: ConditionKey): (condition: Condition | undefined) => Command {
  return (condition) => (key === 'visibleWhen' ? setVisibility(id, condition) : setRequirement(id, condition))
}

function neverWords(form: Form, { condition, elsewhere }: FaultyCondition, fault: NeverConditionFault): string {
  const { pointer, other, reason } = fault
  const at = conditionAt(condition, pointer)
  if (!at || reason === 'nothing') return isTurned(pointer) ? logicText.nothingToFail : logicText.nothingChosen
  const words = describeCondition(form, at)
  if (reason === 'hidden') return logicText.hiddenSource('field' in at ? subjectOf(form, at.field) : words)
  if (other === undefined) return isTurned(pointer) ? logicText.alwaysSo(words) : logicText.notAllowed(words)
  const told = elsewhere(other)
  if (told !== undefined) return told
  const pair = reason === 'other' ? conflictingPair(condition, fault) : undefined
  if (pair) {
    const [first, second] = pair.map((one) => comparedText(form, one))
    return logicText.oneAnswer(subjectOf(form, pair[0].field), first ?? '', second ?? '')
  }
  const [first = '', second = ''] = [other, pointer].map((one) => {
    const part = conditionAt(condition, one)
    const described = part ? describeCondition(form, part) : ''
    return isTurned(one) ? logicText.notSo(described) : described
  })
  return reason === 'rules' ? logicText.notBoth(first, second) : logicText.exclude(first, second)
}

/** Two comparisons that want one field to be two things at once. */
function conflictingPair(
  condition: Condition,
  { pointer, other }: NeverConditionFault,
): readonly [Comparison, Comparison] | undefined {
  if (other === undefined || `${pointer}${other}`.includes('/not')) return undefined
  const [first, second] = [conditionAt(condition, other), conditionAt(condition, pointer)]
  const isWanted = (one: Condition | undefined): one is Comparison =>
    one !== undefined && 'field' in one && one.is === 'equal' && typeof one.to === 'string' && one.to !== ''
  return isWanted(first) && isWanted(second) && first.field === second.field ? [first, second] : undefined
}

/** The condition with one of two answers in the place of both. */
function eitherOf(form: Form, condition: Condition, fault: NeverConditionFault) {
  const pair = conflictingPair(condition, fault)
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
