import { type Conflict, conflictOf, type OwnReason, type Possible, straighten } from './asked.ts'

/** The kind of numbers that a field's answers are. */
export interface NumberKind {
  readonly min: number
  readonly max: number
  /** Days and counts: none lies between two neighbours. */
  readonly isWhole: boolean
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

/** The answers to a field of numbers or days: those between two bounds, no answer, and what is no number. */
export function possibleNumbers({ min, max, isWhole, mayLack, read }: NumberKind, own: OwnReason): Possible {
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
    if (!hasAnswer(next)) {
      const excludedBy = next.min === next.max ? excluded.get(next.min) : undefined
      const others = [next.minBy, next.maxBy, next.lackBy, excludedBy]
      return conflictOf(
        pointer,
        others.find((other) => other !== undefined && other !== pointer),
        own,
      )
    }
    const before = range
    undo.push(() => {
      range = before
    })
    range = next
    return undefined
  }

  const hasAnswer = ({ min, max, isMinOpen, isMaxOpen, mayBeEmpty, mayBeBroken }: Range): boolean =>
    mayBeEmpty || mayBeBroken || min < max || (min === max && !isMinOpen && !isMaxOpen && !excluded.has(min))

  const exclude = (number: number, pointer: string, undo: (() => void)[]): Conflict | undefined => {
    if (excluded.has(number)) return undefined
    excluded.set(number, pointer)
    const remove = (): void => {
      excluded.delete(number)
    }
    if (hasAnswer(range)) undo.push(remove)
    else {
      remove()
      return conflictOf(pointer, range.minBy ?? range.maxBy, own)
    }
    return undefined
  }

  const atLeast = (from: Range, bound: number, isOpen: boolean, pointer: string): Range => {
    const whole = isWhole && isOpen ? bound + 1 : bound
    const isNarrower = whole > from.min || (whole === from.min && isOpen && !isWhole)
    return isNarrower ? { ...from, min: whole, isMinOpen: isOpen && !isWhole, minBy: pointer } : from
  }
  const atMost = (from: Range, bound: number, isOpen: boolean, pointer: string): Range => {
    const whole = isWhole && isOpen ? bound - 1 : bound
    const isNarrower = whole < from.max || (whole === from.max && isOpen && !isWhole)
    return isNarrower ? { ...from, max: whole, isMaxOpen: isOpen && !isWhole, maxBy: pointer } : from
  }
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
