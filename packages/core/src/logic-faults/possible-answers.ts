import { isLiveOperand } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import { brandFieldId, type FieldId } from '../model/ids.ts'
import { maxRows } from '../model/limits.ts'
import { readOrdered } from '../model/ordered.ts'
import { readMoment } from '../model/read-moment.ts'
import { choosesSeveral, isClosedChoice, isNumeric } from '../model/rules-for.ts'
import { endsOf } from '../model/steps.ts'
import { blockingRules, isSound } from '../rule-faults/blocking-rules.ts'
import { type DayClock, localDay } from '../rules/days.ts'
import { type Asked, type Conflict, conflictOf, type OwnReason, type Possible, straighten } from './asked.ts'
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
  readonly clock: DayClock
}

/** The answers to all fields together that are possible beside what was asked so far. */
export function possibleAnswers(known: KnownFields): Possible {
  const { find, isNeverShown, refuses } = known
  const byField = new Map<FieldId, Possible>()
  const days = new Map<FieldId, Possible>()
  const orders = new Map<string, ReturnType<typeof possibleOrders>>()
  const answersTo = (field: Field): Possible => getOrMake(byField, field.id, () => possibleOfField(field, known))

  return {
    ask(asked, undo) {
      const { comparison, holds } = asked
      const { field: id, is, to, count } = comparison
      const field = find(id)
      if (!field || (count && !isCountable(field)) || isOtherTime(asked, field)) return undefined
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
        const fromToday = getOrMake(days, id, () =>
          possibleNumbers({ ...anyDay, ...daysTaken(field), read: Number }, 'rules'),
        )
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

const anyDay = { isWhole: true, mayLack: true }

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

function possibleOfField(field: Field, { isNeverShown, refuses, clock }: KnownFields): Possible {
  const own: OwnReason = isNeverShown(field.id) ? 'hidden' : 'rules'
  const { kind, options = [] } = field
  // One a row; where several may be chosen, any number of all.
  if (kind === 'matrix')
    return possibleChoices((field.rows ?? []).length * (field.multiple ? options.length : 1), own, anyNumberSent)
  if (choosesSeveral(field))
    return possibleChoices(isClosedChoice(field) ? options.length : Infinity, own, sentBy(field))
  if (kind === 'file') return possibleChoices(Infinity, own, sentBy(field))
  if (kind === 'rows') return possibleChoices(field.max ?? maxRows, own, { ...anyNumberSent, least: field.min ?? 0 })
  // What is calculated is bounded by nobody's rules while others are asked.
  if (kind === 'calculated' && own !== 'hidden')
    return possibleNumbers({ ...anyNumber, read: (to) => readOrdered(kind, to) }, own)
  if (isNumeric(kind) || kind === 'date') {
    const isWhole = !/^(number|currency|slider)$/.test(kind)
    const read = (to: unknown): number => readOrdered(kind, to)
    if (own === 'hidden') return possibleNumbers({ min: Infinity, max: -Infinity, isWhole, mayLack: true, read }, own)
    const [first, max] = ruleBounds(field, read)
    const min = kind === 'date' ? Math.max(first, localDay(clock.now()) + daysTaken(field).min) : first
    const isRefused = (number: number): boolean => refuses.number(field, number)
    return possibleNumbers({ min, max, isWhole, isWholeByRule: takesWhole(field), isRefused, mayLack: true, read }, own)
  }
  if (own === 'hidden') return possibleWords(new Set(['']), own)
  if (kind === 'time' || kind === 'datetime') return possibleTimes(field, kind)
  if (kind === 'consent') return possibleWords(new Set(['', 'yes']), own)
  return possibleWords(isClosedChoice(field) ? new Set(['', ...options.map(({ value }) => value)]) : undefined, own)
}

const anyNumberSent: SentChoices = { least: 0, most: Infinity }

/** Choices, or files, that rules take together. One that asks for more than there are is left out, and told by `checkForm`. */
function sentBy(field: Field): SentChoices {
  const offered = field.options?.length || Infinity
  const rules = blockingRules(field, 'length').filter((rule) => isSound(rule) && (rule.min ?? 0) <= offered)
  return {
    least: Math.max(0, ...rules.map(({ min = 0 }) => min)),
    most: Math.min(Infinity, ...rules.map(({ max = Infinity }) => max)),
  }
}

function takesWhole(field: Field): boolean {
  return blockingRules(field, 'decimals').some(({ max }) => max === 0)
}

/** Days that the rules of a date take, counted from today. A day that is too late today may be sent some other day. */
function daysTaken(field: Field): { readonly min: number; readonly max: number } {
  const rules = blockingRules(field, 'days').filter(({ from = -Infinity, to = Infinity }) => from <= to)
  return {
    min: Math.max(-Infinity, ...rules.map(({ from = -Infinity }) => from)),
    max: Math.min(Infinity, ...rules.map(({ to = Infinity }) => to)),
  }
}

/** The bounds of a field's own rule: what lies beyond them cannot be sent. */
function ruleBounds(field: Field, read: (to: unknown) => number): readonly [number, number] {
  const range = field.rules.filter(({ severity }) => !severity).find((rule) => rule.kind === 'range')
  const [min, max] = [read(range?.min), read(range?.max)]
  const [first, last] = /^(rating|scale)$/.test(field.kind) ? endsOf(field) : [-Infinity, Infinity]
  return [Math.max(first, Number.isNaN(min) ? -Infinity : min), Math.min(last, Number.isNaN(max) ? Infinity : max)]
}

/** A count is asked of its field by whoever holds it; this one names none. */
const anyField = { field: brandFieldId('') }

/** The numbers of choices that may be sent together. */
interface SentChoices {
  /** Once there is one. */
  readonly least: number
  readonly most: number
}

/**
 * The answers to a field of which several are chosen, or that has several rows, and how many they are.
 * @param offered - the number of options, or of rows at most; no end of them for files.
 */
function possibleChoices(offered: number, own: OwnReason, { least, most }: SentChoices): Possible {
  const max = own === 'hidden' ? 0 : Math.min(offered, most)
  const isRefused = (number: number): boolean => number > 0 && number < least
  const count = possibleNumbers({ min: 0, max, isWhole: true, isRefused, mayLack: false, read: Number }, own)
  const chosen = new Map<string, string>()
  const excluded = new Map<string, string>()

  const choose = (word: string, holds: boolean, pointer: string, undo: (() => void)[]): Conflict | undefined => {
    const [same, others] = holds ? [chosen, excluded] : [excluded, chosen]
    const other = others.get(word)
    if (other !== undefined) return conflictOf(pointer, other, own)
    if (same.has(word)) return undefined
    same.set(word, pointer)
    undo.push(() => {
      same.delete(word)
    })
    return bound(holds ? 'atLeast' : 'atMost', holds ? chosen.size : offered - excluded.size, pointer, undo)
  }

  const bound = (is: 'atLeast' | 'atMost', to: number, pointer: string, undo: (() => void)[]): Conflict | undefined =>
    count.ask({ comparison: { ...anyField, is, to }, holds: true, pointer }, undo)

  return {
    ask(asked, undo) {
      const { comparison, holds, pointer } = straighten(asked)
      const { is, to } = comparison
      if (comparison.count) return count.ask(asked, undo)
      if (is === 'empty') return holds ? bound('atMost', 0, pointer, undo) : bound('atLeast', 1, pointer, undo)
      const words = [to ?? []].flat().map(String)
      if (is === 'in' && holds && words.length === 0) return { pointer, reason: 'nothing' }
      const [first] = words
      if (is === 'contains' && first !== undefined) return choose(first, holds, pointer, undo)
      if (is === 'in' && holds)
        return words.length === 1 && first !== undefined
          ? choose(first, true, pointer, undo)
          : bound('atLeast', 1, pointer, undo)
      if (is !== 'in' && !(is === 'equal' && holds)) return undefined
      for (const word of new Set(words)) {
        const conflict = choose(word, is === 'equal', pointer, undo)
        if (conflict) return conflict
      }
      return is === 'equal' ? bound('atMost', new Set(words).size, pointer, undo) : undefined
    },
  }
}

/** Times as numbers. */
function possibleTimes(field: Field, kind: 'time' | 'datetime'): Possible {
  const read = (to: unknown): number => readMoment(kind, String(to))
  const [min, max] = ruleBounds(field, read)
  const times = possibleNumbers({ min, max, isWhole: false, mayLack: true, read }, 'rules')
  return {
    ask(asked, undo) {
      const { is } = asked.comparison
      return is === 'in' || is === 'contains' ? undefined : times.ask(asked, undo)
    },
  }
}

/** As a whole times are compared by their texts, of which one time has several, `10:00:00` too: another text is always left. */
function isOtherTime(asked: Asked, { kind }: Field): boolean {
  const { comparison, holds } = straighten(asked)
  return (kind === 'time' || kind === 'datetime') && comparison.is === 'equal' && comparison.to !== '' && !holds
}
