import { type Asked, type Conflict, conflictOf, type OwnReason, type Possible, straighten } from './asked.ts'

/**
 * The answers to a field of one value: any text, or one of those that it offers.
 * @param offered - undefined for any text; the empty one is no answer.
 */
export function possibleWords(offered: ReadonlySet<string> | undefined, own: OwnReason): Possible {
  let only = offered
  let onlyBy: string | undefined
  /** The number of texts in `only` that nothing excludes. */
  let left = offered?.size ?? Infinity
  const excluded = new Map<string, string>()

  const keep = (words: readonly string[], pointer: string, undo: (() => void)[]): Conflict | undefined => {
    const next = new Set(words.filter((word) => !only || only.has(word)))
    const [first] = next
    const count = Array.from(next).filter((word) => !excluded.has(word)).length
    if (count === 0) return conflictOf(pointer, (first === undefined ? undefined : excluded.get(first)) ?? onlyBy, own)
    const before = { only, onlyBy, left }
    undo.push(() => {
      ;({ only, onlyBy, left } = before)
    })
    only = next
    onlyBy = pointer
    left = count
    return undefined
  }

  const exclude = (word: string, pointer: string, undo: (() => void)[]): Conflict | undefined => {
    if (excluded.has(word)) return undefined
    const isCounted = only?.has(word) ?? false
    if (isCounted && left === 1) return conflictOf(pointer, onlyBy, own)
    if (isCounted) left -= 1
    excluded.set(word, pointer)
    undo.push(() => {
      excluded.delete(word)
      if (isCounted) left += 1
    })
    return undefined
  }

  return {
    ask(asked, undo) {
      const { comparison, holds, pointer } = straighten(asked)
      const { is, to } = comparison
      if (is === 'equal') {
        const word = wordOf(to)
        return holds ? keep([word], pointer, undo) : exclude(word, pointer, undo)
      }
      if (is === 'empty') return holds ? keep([''], pointer, undo) : exclude('', pointer, undo)
      if (is === 'in') return askList([to ?? []].flat().map(String), { holds, pointer }, undo)
      if (is !== 'contains') return undefined
      const [word] = only ?? []
      const isWrong = only?.size === 1 && word !== undefined && word.includes(String(to)) !== holds
      if (isWrong) return conflictOf(pointer, onlyBy, own)
      return holds ? exclude('', pointer, undo) : undefined
    },
  }

  function askList(
    words: readonly string[],
    { holds, pointer }: Pick<Asked, 'holds' | 'pointer'>,
    undo: (() => void)[],
  ): Conflict | undefined {
    if (holds) return words.length === 0 ? { pointer, reason: 'nothing' } : keep(words, pointer, undo)
    for (const word of words) {
      const conflict = exclude(word, pointer, undo)
      if (conflict) return conflict
    }
    return undefined
  }
}

/** A consent that is ticked says `yes`, as it is sent. */
function wordOf(to: unknown): string {
  return typeof to === 'boolean' ? (to ? 'yes' : '') : String(to ?? '')
}
