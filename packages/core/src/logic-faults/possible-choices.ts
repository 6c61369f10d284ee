import { brandFieldId } from '../model/ids.ts'
import { type Conflict, conflictOf, type OwnReason, type Possible, straighten } from './asked.ts'
import { possibleNumbers } from './possible-numbers.ts'

/** A count is asked of its field by whoever holds it; this one names none. */
const anyField = { field: brandFieldId('') }

/** The numbers of choices that may be sent together. */
export interface SentChoices {
  /** Once there is one. */
  readonly least: number
  readonly most: number
}

/**
 * The answers to a field of which several are chosen, or that has several rows, and how many they are.
 * @param offered - the number of options, or of rows at most; no end of them for files.
 */
export function possibleChoices(offered: number, own: OwnReason, { least, most }: SentChoices): Possible {
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
