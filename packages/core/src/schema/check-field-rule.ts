import type { FieldKind } from '../model/field-kind.ts'
import { isComparable, showsAnswer } from '../model/kind-traits.ts'
import { maxDaysFromToday } from '../model/limits.ts'
import { choosesSeveral, isNumeric } from '../model/rules-for.ts'
import type { Comparable } from './check-operand.ts'
import { valueOrder } from './check-operand.ts'
import { faultText } from './fault.ts'
import type { Place } from './place.ts'

/** A rule's own field, and those that it may name. */
export interface FieldRuleContext {
  readonly kind: FieldKind | undefined
  readonly id: string
  readonly fields: ReadonlyMap<string, Comparable>
}

/** Checks the accepted answers of a rule `list`. */
export function checkList(place: Place): void {
  const answers = place.list()
  if (answers?.length === 0) place.report('missing', faultText`This rule needs an answer, or none would be right.`)
  for (const answer of answers ?? []) answer.words()
}

const comparedTo = ['equal', 'notEqual', 'atLeast', 'atMost']

/** Checks a rule that compares with another field. */
export function checkCompare(place: Place, context: FieldRuleContext): void {
  const [is, plus] = [place.at('is'), place.at('plus')]
  const operator = is.text()
  const isOrder = operator === 'atLeast' || operator === 'atMost'
  if (operator !== undefined && !comparedTo.includes(operator))
    is.report('unknown-operator', faultText`A rule compares by equal, notEqual, atLeast or atMost.`)
  const own = context.kind && { kind: context.kind, options: [] }
  const to = place.at('to').object() && place.at('to').at('field')
  const other = to && checkOther(to, context)
  if (to && other && own) {
    if (!isComparable(other.kind) || ['consent', 'ranking'].includes(other.kind) || choosesSeveral(other))
      to.report('comparison-mismatch', faultText`A field of kind “${other.kind}” has no value to compare with.`)
    else if (isOrder && !(valueOrder(own) && valueOrder(own) === valueOrder(other)))
      to.report('comparison-mismatch', faultText`Only two numbers, two dates or two times have an order.`)
  }
  if (!plus.isPresent()) return
  const step = plus.number()
  if (step === undefined) return
  if (!isOrder) plus.report('contradiction', faultText`Something is added only where a rule says at least or at most.`)
  else if (context.kind === 'date' && !(Number.isInteger(step) && Math.abs(step) <= maxDaysFromToday))
    plus.report('contradiction', faultText`Days are counted in whole numbers, at most ${maxDaysFromToday} from today.`)
  else if (context.kind === 'time' || context.kind === 'datetime') {
    const most = context.kind === 'time' ? 1439 : maxDaysFromToday * 1440
    if (!(Number.isInteger(step) && Math.abs(step) <= most))
      plus.report('contradiction', faultText`Minutes are counted in whole numbers, at most ${most}.`)
  }
}

/** Checks a rule that adds up fields. */
export function checkSum(place: Place, context: FieldRuleContext): void {
  const others = place.at('with').list()
  const named = new Set<unknown>()
  if (others?.length === 0)
    place.at('with').report('missing', faultText`This rule needs another field, or there is nothing to add.`)
  for (const one of others ?? []) {
    if (!one.object()) continue
    const field = one.at('field')
    const other = checkOther(field, context)
    if (named.has(field.value)) field.report('duplicate', faultText`This field is added already.`)
    else if (other && !isNumeric(other.kind)) field.report('comparison-mismatch', faultText`Only numbers can be added.`)
    named.add(field.value)
  }
}

/** Checks the other fields of a rule that wants an answer of one of several. */
export function checkOthers(place: Place, context: FieldRuleContext): void {
  const others = place.at('with').list()
  const named = new Set<unknown>()
  if (others?.length === 0)
    place.at('with').report('missing', faultText`This rule needs another field, or it is the rule “required”.`)
  for (const one of others ?? []) {
    if (!one.object()) continue
    const field = one.at('field')
    const other = checkOther(field, context)
    if (named.has(field.value)) field.report('duplicate', faultText`This field is named already.`)
    else if (other && !showsAnswer(other.kind))
      field.report('comparison-mismatch', faultText`A field of kind “${other.kind}” has no answer of its visitor’s.`)
    named.add(field.value)
  }
}

function checkOther(place: Place, { id: own, fields }: FieldRuleContext): Comparable | undefined {
  const id = place.text()
  if (id === undefined) return undefined
  if (id === own) return place.report('contradiction', faultText`A rule names another field than its own.`)
  return (
    fields.get(id) ??
    place.report('unknown-reference', faultText`The rule names the field “${id}”, which does not exist.`)
  )
}
