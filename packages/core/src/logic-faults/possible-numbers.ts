import { type Conflict, conflictOf, type OwnReason, type Possible, straighten } from './asked.ts'

/** The kind of numbers that a field's answers are. */
export interface NumberKind {
  readonly min: number
  readonly max: number
  /** Days and counts: none lies between two neighbours. */
  readonly isWhole: boolean
  /** A rule takes no others, but somebody may write one. */
  readonly isWholeByRule?: boolean
  /** Of whole numbers: true for one that is between the bounds, and no answer all the same. */
  readonly isRefused?: (number: number) => boolean
  /** An answer may be missing, or be no number. */
  readonly mayLack: boolean
  /** Reads what is compared with; NaN for what is none. */
  readonly read: (to: unknown) => number
}

interface Range {
  readonly min: number
  readonly minBy?: string
  readonly max: number
  readonly maxBy?: string
  /** The bounds themselves are no answers. */
  readonly isMinOpen: boolean
  readonly isMaxOpen: boolean
  readonly mayBeEmpty: boolean
  readonly mayBeBroken: boolean
  readonly lackBy?: string
}

/** Whole numbers that are looked at, one after the other, until one is found that nothing excludes. */
const maxLookedAt = 60

/** The answers to a field of numbers or days: those between two bounds, no answer, and what is no number. */
export function possibleNumbers(kind: NumberKind, own: OwnReason): Possible {
  const { min, max, mayLack, read, isRefused, isWholeByRule = false } = kind
  const isWhole = kind.isWhole || isWholeByRule
  let range: Range = {
    min,
    max,
    isMinOpen: false,
    isMaxOpen: false,
    mayBeEmpty: mayLack,
    mayBeBroken: mayLack && own !== 'hidden',
  }
  const excluded = new Map<number, string>()

  const narrow = (next: Range, pointer: string, undo: (() => void)[]): Conflict | undefined => {
    if (!hasAnswer(next)) return conflictIn(next, pointer)
    const before = range
    undo.push(() => {
      range = before
    })
    range = next
    return undefined
  }

  const conflictIn = (found: Range, pointer: string): Conflict => {
    const first = Math.ceil(found.min)
    const between = Array.from({ length: maxLookedAt }, (_, index) => first + index).filter((one) => one <= found.max)
    const others = [found.minBy, found.maxBy, found.lackBy, ...[found.min, ...between].map((one) => excluded.get(one))]
    const other = others.find((one) => one !== undefined && one !== pointer)
    const conflict = conflictOf(pointer, other, own)
    // Both together leave some, of which the field's rules take none.
    const isOwn = conflict.reason === 'other' && (kind.isWhole ? hasWhole(found, undefined) : hasNumber(found))
    return isOwn ? { ...conflict, reason: own } : conflict
  }

  const hasAnswer = (range: Range): boolean =>
    range.mayBeEmpty || range.mayBeBroken || (isWhole ? hasWhole(range, isRefused) : hasNumber(range))

  const hasNumber = ({ min, max, isMinOpen, isMaxOpen }: Range): boolean =>
    min < max || (min === max && !isMinOpen && !isMaxOpen && !excluded.has(min))

  const hasWhole = ({ min, max, isMinOpen, isMaxOpen }: Range, isOut: NumberKind['isRefused']): boolean => {
    const first = isMinOpen ? Math.floor(min) + 1 : Math.ceil(min)
    const last = isMaxOpen ? Math.ceil(max) - 1 : Math.floor(max)
    const [from, step] = Number.isFinite(first) ? [first, 1] : [last, -1]
    if (!Number.isFinite(from)) return first < last
    for (let tried = 0; tried < maxLookedAt; tried += 1) {
      const number = from + tried * step
      if (number < first || number > last) return false
      if (!excluded.has(number) && !isOut?.(number)) return true
    }
    return true
  }

  const exclude = (number: number, pointer: string, undo: (() => void)[]): Conflict | undefined => {
    if (excluded.has(number)) return undefined
    excluded.set(number, pointer)
    const remove = (): void => {
      excluded.delete(number)
    }
    if (hasAnswer(range)) {
      undo.push(remove)
      return undefined
    }
    const conflict = conflictIn(range, pointer)
    remove()
    return conflict
  }

  const atLeast = (from: Range, min: number, isMinOpen: boolean, minBy: string): Range =>
    min > from.min || (min === from.min && isMinOpen) ? { ...from, min, isMinOpen, minBy } : from
  const atMost = (from: Range, max: number, isMaxOpen: boolean, maxBy: string): Range =>
    max < from.max || (max === from.max && isMaxOpen) ? { ...from, max, isMaxOpen, maxBy } : from
  const withoutLack = (from: Range, pointer: string): Range =>
    from.mayBeEmpty || from.mayBeBroken ? { ...from, mayBeEmpty: false, mayBeBroken: false, lackBy: pointer } : from
  const withoutNumber = (from: Range, pointer: string): Range =>
    from.min <= from.max ? { ...from, min: Infinity, max: -Infinity, minBy: pointer, maxBy: pointer } : from

  return {
    ask(asked, undo) {
      const { comparison, holds, pointer } = straighten(asked)
      const { is, to } = comparison
      const number = read(to)
      if (is === 'empty' || (is === 'equal' && to === '')) {
        const empty = withoutNumber({ ...range, mayBeBroken: false }, pointer)
        const next = holds ? empty : { ...range, mayBeEmpty: false, ...(range.mayBeEmpty && { lackBy: pointer }) }
        return narrow(next, pointer, undo)
      }
      if (is === 'in' && holds && Array.isArray(to) && to.length === 0) return { pointer, reason: 'nothing' }
      if (Number.isNaN(number)) return undefined
      if (is === 'equal') {
        if (!holds) return exclude(number, pointer, undo)
        const from = withoutLack(range, pointer)
        return narrow(atMost(atLeast(from, number, false, pointer), number, false, pointer), pointer, undo)
      }
      // What does not hold of an order may be no number as well.
      const from = holds ? withoutLack(range, pointer) : range
      if (is === (holds ? 'atLeast' : 'less')) return narrow(atLeast(from, number, false, pointer), pointer, undo)
      if (is === (holds ? 'greater' : 'atMost')) return narrow(atLeast(from, number, true, pointer), pointer, undo)
      if (is === (holds ? 'atMost' : 'greater')) return narrow(atMost(from, number, false, pointer), pointer, undo)
      if (is === (holds ? 'less' : 'atLeast')) return narrow(atMost(from, number, true, pointer), pointer, undo)
      return undefined
    },
  }
}
