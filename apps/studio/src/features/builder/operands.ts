import { type Comparison, type Field, isLiveOperand, type Operator } from '@letterslot/core'
import { isNumeric } from '@letterslot/core/document'
import { comparisonWith, countWith } from './condition-text.ts'
import { countOperatorsFor, operatorsFor, takesOrder, takesOtherAnswer, takesValue } from './operators.ts'

/** An operator, of an answer or of the number of what was chosen. */
export type Predicate = Pick<Comparison, 'is' | 'count'>

/** The predicates that a field offers, and the one that a comparison has, whatever it is. */
export function predicatesOf(source: Field, { is, count }: Comparison): readonly Predicate[] {
  const offered: readonly Predicate[] = [
    ...operatorsFor(source).map((operator) => ({ is: operator })),
    ...countOperatorsFor(source).map((operator) => ({ is: operator, count: true as const })),
  ]
  const isThere = offered.some((one) => one.is === is && one.count === count)
  return isThere ? offered : [...offered, { is, ...(count && { count }) }]
}

/** The other side of a comparison: fixed words, another answer, or a day counted from today. */
export type OperandKind = 'value' | 'field' | 'today' | 'after' | 'before'

/** Days from today that a comparison begins with. */
const firstDays = 7

/** The kind of a comparison's operand. */
export function operandKindOf({ to }: Comparison): OperandKind {
  if (!isLiveOperand(to)) return 'value'
  if ('field' in to) return 'field'
  return to.today === 0 ? 'today' : to.today > 0 ? 'after' : 'before'
}

/** The fields of `sources` whose answer a comparison may compare with. */
export function comparableFields(comparison: Comparison, source: Field, sources: readonly Field[]): readonly Field[] {
  const isCount = comparison.count === true
  return sources.filter(({ id, kind }) => {
    if (kind === 'file' || kind === 'signature' || kind === 'rows' || (id === source.id && !isCount)) return false
    if (isCount) return isNumeric(kind)
    return (
      kind === source.kind ||
      (isNumeric(kind) && isNumeric(source.kind)) ||
      (!takesOrder(comparison.is) && ![kind, source.kind].includes('consent'))
    )
  })
}

/** The kinds of operands that a comparison may have, and the one that it has. */
export function operandKindsOf(
  comparison: Comparison,
  source: Field,
  sources: readonly Field[],
): readonly OperandKind[] {
  if (!takesOtherAnswer(comparison)) return ['value']
  const hasDays = (source.kind === 'date' || source.kind === 'datetime') && !comparison.count
  const kinds: readonly OperandKind[] = [
    'value',
    ...(comparableFields(comparison, source, sources).length > 0 ? (['field'] as const) : []),
    ...(hasDays ? (['today', 'after', 'before'] as const) : []),
  ]
  const own = operandKindOf(comparison)
  return kinds.includes(own) ? kinds : [...kinds, own]
}

/** A comparison with an operand of another kind, to begin with. */
export function withOperandKind(
  comparison: Comparison,
  kind: OperandKind,
  source: Field,
  sources: readonly Field[],
): Comparison {
  if (kind === operandKindOf(comparison)) return comparison
  const [other] = comparableFields(comparison, source, sources)
  const { to } = comparison
  const days = isLiveOperand(to) && 'today' in to ? Math.abs(to.today) || firstDays : firstDays
  if (kind === 'field') return other ? { ...comparison, to: { field: other.id } } : comparison
  if (kind === 'today') return { ...comparison, to: { today: 0 } }
  if (kind === 'after') return { ...comparison, to: { today: days } }
  if (kind === 'before') return { ...comparison, to: { today: -days } }
  return beginComparison(source, comparison)
}

/** A comparison by another operator; what it compares with is kept where it still fits. */
export function withPredicate(
  comparison: Comparison,
  { is, count }: Predicate,
  source: Field,
  sources: readonly Field[],
): Comparison {
  const next: Comparison = { field: comparison.field, ...(count && { count }), is }
  if (!takesValue(is)) return next
  const { to } = comparison
  const kept: Comparison = to === undefined ? next : { ...next, to }
  return isKept(comparison, kept, source, sources) ? kept : beginComparison(source, next)
}

function beginComparison(source: Field, { is, count }: Predicate): Comparison {
  return count ? countWith(source, is) : comparisonWith(source, is)
}

function isKept(before: Comparison, after: Comparison, source: Field, sources: readonly Field[]): boolean {
  const { to } = after
  if (to === undefined || before.count !== after.count) return false
  if (!isLiveOperand(to)) return Array.isArray(to) === takesList(after.is) && !(after.is === 'contains' && to === '')
  if (!takesOtherAnswer(after)) return false
  return 'today' in to || comparableFields(after, source, sources).some(({ id }) => id === to.field)
}

function takesList(operator: Operator): boolean {
  return operator === 'in'
}
