import { isLiveOperand } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import type { FieldId } from '../model/ids.ts'
import { maxRows } from '../model/limits.ts'
import { readOrdered } from '../model/ordered.ts'
import { choosesSeveral, isClosedChoice, isNumeric } from '../model/rules-for.ts'
import { endsOf } from '../model/steps.ts'
import { blockingRules, isSound } from '../rule-faults/blocking-rules.ts'
import type { OwnReason, Possible } from './asked.ts'
import { possibleChoices } from './possible-choices.ts'
import { possibleNumbers } from './possible-numbers.ts'
import { possibleOrders } from './possible-orders.ts'
import { possibleWords } from './possible-words.ts'
import { type Refuses, withoutRefused } from './refused-words.ts'

/** The facts that are known of the fields that a condition asks. */
export interface KnownFields {
  /** Undefined for a field that is gone. */
  readonly find: (id: FieldId) => Field | undefined
  /** A field that no answers show is always empty. */
  readonly isNeverShown: (id: FieldId) => boolean
  readonly refuses: Refuses
}

/** The answers to all fields together that are possible beside what was asked so far. */
export function possibleAnswers({ find, isNeverShown, refuses }: KnownFields): Possible {
  const byField = new Map<FieldId, Possible>()
  const days = new Map<FieldId, Possible>()
  const orders = new Map<string, ReturnType<typeof possibleOrders>>()
  const answersTo = (field: Field): Possible =>
    getOrMake(byField, field.id, () => possibleOfField(field, isNeverShown(field.id) ? 'hidden' : 'rules'))

  return {
    ask(asked, undo) {
      const { comparison, holds } = asked
      const { field: id, is, to, count } = comparison
      const field = find(id)
      if (!field || (count && !isCountable(field))) return undefined
      if (!isLiveOperand(to)) {
        const left = isNeverShown(id) ? asked : withoutRefused(asked, field, refuses)
        return left ? answersTo(field).ask(left, undo) : { pointer: asked.pointer, reason: 'rules' }
      }
      const isOrder = is !== 'equal' && is !== 'notEqual'
      if (count) return undefined
      // An order holds of answers alone.
      const isFilled = isOrder && holds ? { ...asked, comparison: { field: id, is: 'filled' } as const } : undefined
      const conflict = isFilled && answersTo(field).ask(isFilled, undo)
      if (conflict) return conflict
      if ('today' in to) {
        const fromToday = getOrMake(days, id, () => possibleNumbers({ ...anyDay, read: Number }, 'rules'))
        return fromToday.ask({ ...asked, comparison: { field: id, is, to: to.today } }, undo)
      }
      if (!find(to.field) || to.field === id) return undefined
      const isReversed = to.field < id
      const key = isReversed ? `${to.field} ${id}` : `${id} ${to.field}`
      const order = getOrMake(orders, key, possibleOrders)
      return (isReversed ? order.reversed : order).ask(asked, undo)
    },
  }
}

const anyNumber = { min: -Infinity, max: Infinity, isWhole: false, mayLack: true }

const anyDay = { min: -Infinity, max: Infinity, isWhole: true, mayLack: true }

function isCountable(field: Field): boolean {
  return choosesSeveral(field) || field.kind === 'file' || field.kind === 'rows'
}

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

function possibleOfField(field: Field, own: OwnReason): Possible {
  const { kind, options = [] } = field
  // One a row; where several may be chosen, any number of all.
  if (kind === 'matrix') return possibleChoices((field.rows ?? []).length * (field.multiple ? options.length : 1), own)
  if (choosesSeveral(field))
    return possibleChoices(isClosedChoice(field) ? options.length : Infinity, own, mostSent(field))
  if (kind === 'file') return possibleChoices(Infinity, own, mostSent(field))
  if (kind === 'rows') return possibleChoices(field.max ?? maxRows, own)
  // What is calculated is bounded by nobody's rules while others are asked.
  if (kind === 'calculated' && own !== 'hidden')
    return possibleNumbers({ ...anyNumber, read: (to) => readOrdered(kind, to) }, own)
  if (isNumeric(kind) || kind === 'date') {
    const isWhole = !/^(number|currency|slider)$/.test(kind)
    const read = (to: unknown): number => readOrdered(kind, to)
    const [min, max] = own === 'hidden' ? [Infinity, -Infinity] : ruleBounds(field, read)
    return possibleNumbers({ min, max, isWhole, mayLack: true, read }, own)
  }
  if (own === 'hidden') return possibleWords(new Set(['']), own)
  if (kind === 'consent') return possibleWords(new Set(['', 'yes']), own)
  return possibleWords(isClosedChoice(field) ? new Set(['', ...options.map(({ value }) => value)]) : undefined, own)
}

/** Choices, or files, that rules take together. One that asks for more than there are is left out, and told by `checkForm`. */
function mostSent(field: Field): number {
  const offered = field.options?.length || Infinity
  const rules = blockingRules(field, 'length').filter((rule) => isSound(rule) && (rule.min ?? 0) <= offered)
  return Math.min(Infinity, ...rules.map(({ max = Infinity }) => max))
}

/** The bounds of a field's own rule: what lies beyond them cannot be sent. */
function ruleBounds(field: Field, read: (to: unknown) => number): readonly [number, number] {
  const range = field.rules.filter(({ severity }) => !severity).find((rule) => rule.kind === 'range')
  const [min, max] = [read(range?.min), read(range?.max)]
  const [first, last] = /^(rating|scale)$/.test(field.kind) ? endsOf(field) : [-Infinity, Infinity]
  return [Math.max(first, Number.isNaN(min) ? -Infinity : min), Math.min(last, Number.isNaN(max) ? Infinity : max)]
}
