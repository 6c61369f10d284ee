import {
  type Comparison,
  type Condition,
  type Field,
  type FieldId,
  type FieldKind,
  type Form,
  formatMoment,
  holdsValue,
  isLiveOperand,
  type Operator,
} from '@letterslot/core'
import { isNumeric } from '@letterslot/core/document'
import { allFields } from '../../domain/document/find-field.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { language } from '../../ui/language.ts'
import { answerOptions } from './answer-options.ts'
import { readGroup } from './condition-tree.ts'
import { operatorsFor, takesValue } from './operators.ts'
import { fieldsInSection } from './section-fields.ts'

/** The fields whose answer may decide whether another is shown: of a section none that stands in it. */
export function conditionSources(form: Form, field: Field): readonly Field[] {
  const own = new Set([field, ...fieldsInSection(form, field.id)].map(({ id }) => id))
  return allFields(form).filter(({ id, kind }) => !own.has(id) && holdsValue(kind))
}

/** A condition to begin with: true as soon as the source is answered, or as its first option is chosen. */
export function newComparison(source: Field): Comparison {
  const [operator = 'filled'] = operatorsFor(source)
  return comparisonWith(source, operator)
}

const firstMoments: Readonly<Partial<Record<FieldKind, string>>> = {
  date: '2027-01-01',
  time: '09:00',
  datetime: '2027-01-01T09:00',
}

/** A comparison with a value to begin with, of the kind that the source has. */
export function comparisonWith(source: Field, operator: Operator): Comparison {
  if (!takesValue(operator)) return { field: source.id, is: operator }
  if (source.kind === 'consent') return { field: source.id, is: operator, to: true }
  if (isNumeric(source.kind)) return { field: source.id, is: operator, to: 1 }
  const moment = firstMoments[source.kind]
  if (moment) return { field: source.id, is: operator, to: moment }
  if (operator === 'in') return { field: source.id, is: operator, to: [source.options?.[0]?.value ?? 'yes'] }
  // Every text contains an empty one, so that would be no condition.
  const text = operator === 'contains' ? 'yes' : ''
  return { field: source.id, is: operator, to: answerOptions(source)?.[0]?.value ?? text }
}

/** A comparison of the number of chosen options, files or rows, with a number to begin with. */
export function countWith(source: Field, operator: Operator): Comparison {
  return { field: source.id, count: true, is: operator, to: 2 }
}

/** The words of an operator, by what it compares: an answer, a date, a time or a count. */
export function operatorText(source: Field | undefined, { is, count }: Pick<Comparison, 'is' | 'count'>): string {
  const own: Partial<Record<Operator, string>> = count
    ? logicText.countOperators
    : source?.kind === 'date'
      ? logicText.dateOperators
      : source?.kind === 'time' || source?.kind === 'datetime'
        ? logicText.timeOperators
        : {}
  return own[is] ?? logicText.operators[is]
}

/** A condition in words, after “Shown when”: what is joined within what is joined stands in brackets. */
export function describeCondition(form: Form, condition: Condition): string {
  const fields = new Map(allFields(form).map((field) => [field.id, field]))
  return describePart(fields, condition, true)
}

type FieldsById = ReadonlyMap<FieldId, Field>

function describePart(fields: FieldsById, condition: Condition, isOutermost: boolean): string {
  if ('field' in condition) return describeComparison(fields, condition)
  const group = readGroup(condition)
  if (!group) return ''
  const { junction, parts } = group
  const [only, second] = parts
  if (!only) return junction === 'all' || junction === 'none' ? logicText.always : logicText.never
  if (!second && (junction === 'all' || junction === 'any')) return describePart(fields, only, isOutermost)
  const joined = logicText.joined[junction](parts.map((part) => describePart(fields, part, false)))
  return isOutermost ? joined : logicText.nested[junction](joined)
}

function describeComparison(fields: FieldsById, comparison: Comparison): string {
  const source = fields.get(comparison.field)
  const value = takesValue(comparison.is)
    ? countedText(source, comparison, valueText(fields, source, comparison.to))
    : undefined
  return logicText.comparison(quotedLabel(source), operatorText(source, comparison), value)
}

/** A number of rows is said as that: `2 rows`. */
function countedText(source: Field | undefined, { count, to }: Comparison, words: string): string {
  return count && source?.kind === 'rows' && typeof to === 'number' ? logicText.rows(to) : words
}

function quotedLabel(field: Field | undefined): string {
  return field ? logicText.subject(field.label || logicText.untitled) : logicText.goneSubject
}

function valueText(fields: FieldsById, source: Field | undefined, to: Comparison['to']): string {
  if (isLiveOperand(to)) return 'today' in to ? logicText.today(to.today) : quotedLabel(fields.get(to.field))
  if (to === true) return logicText.ticked
  if (to === false) return logicText.notTicked
  const values = typeof to === 'object' ? to : [String(to ?? '')]
  const options = source && answerOptions(source)
  const words = values.map((value) => {
    const label = options?.find((option) => option.value === value)?.label
    return (
      label ?? (/date/.test(`${source?.kind}`) ? formatMoment(value, language === 'en' ? 'en-GB' : language) : value)
    )
  })
  return words.join(', ') || logicText.nothing
}

/** A field's label within a sentence. */
export function subjectOf(form: Form, id: FieldId): string {
  return quotedLabel(allFields(form).find((field) => field.id === id))
}

/** The words for what a comparison compares with. */
export function comparedText(form: Form, { field, to }: Comparison): string {
  const fields = new Map(allFields(form).map((one) => [one.id, one]))
  return valueText(fields, fields.get(field), to)
}
