import {
  type Comparison,
  type Condition,
  type Field,
  type FieldId,
  type FixedOperand,
  type Form,
  isLiveOperand,
  type Operator,
} from '@letterslot/core'
import { allFields } from '../../domain/document/find-field.ts'
import { logicText } from '../../domain/texts/inspector.ts'
import { operatorsFor, takesValue } from './operators.ts'

/** The fields whose answer may decide whether another is shown. */
export function conditionSources(form: Form, field: Field): readonly Field[] {
  return allFields(form).filter(({ id, kind }) => id !== field.id && kind !== 'content')
}

/** A condition to begin with: true as soon as the source is answered, or as its first option is chosen. */
export function newComparison(source: Field): FixedComparison {
  const [operator = 'filled'] = operatorsFor(source)
  return comparisonWith(source, operator)
}

/** A comparison with a value to begin with, of the kind that the source has. */
export function comparisonWith(source: Field, operator: Operator): FixedComparison {
  if (!takesValue(operator)) return { field: source.id, is: operator }
  if (source.kind === 'consent') return { field: source.id, is: operator, to: true }
  if (source.kind === 'number') return { field: source.id, is: operator, to: 1 }
  if (source.kind === 'date') return { field: source.id, is: operator, to: '2027-01-01' }
  // Every text contains an empty one, so that would be no condition.
  const text = operator === 'contains' ? 'yes' : ''
  return { field: source.id, is: operator, to: source.options?.[0]?.value ?? text }
}

/** A comparison with fixed words. */
export interface FixedComparison extends Comparison {
  readonly to?: FixedOperand
}

/** Tells if a condition is the single comparison that the studio edits: of an answer with fixed words. */
export function isFixedComparison(condition: Condition): condition is FixedComparison {
  return 'field' in condition && !condition.count && !isLiveOperand(condition.to)
}

function labelOf(form: Form, id: FieldId): string {
  const field = allFields(form).find((one) => one.id === id)
  return field ? logicText.subject(field.label) : logicText.goneSubject
}

function valueText(form: Form, source: Field | undefined, to: Comparison['to']): string {
  if (isLiveOperand(to)) return 'today' in to ? logicText.today(to.today) : labelOf(form, to.field)
  if (to === true) return logicText.ticked
  if (to === false) return logicText.notTicked
  const values = typeof to === 'object' ? to : [String(to ?? '')]
  return values.map((value) => source?.options?.find((option) => option.value === value)?.label ?? value).join(', ')
}

/** A condition in words, after “Shown when”. */
export function describeCondition(form: Form, condition: Condition): string {
  if (!('field' in condition)) return logicText.several
  const source = allFields(form).find(({ id }) => id === condition.field)
  const label = labelOf(form, condition.field)
  const subject = condition.count ? logicText.count(label) : label
  const value = takesValue(condition.is) ? valueText(form, source, condition.to) : undefined
  return logicText.condition(subject, logicText.operators[condition.is], value)
}
