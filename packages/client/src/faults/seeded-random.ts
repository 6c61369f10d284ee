/**
 * Chance that can be had again: the same words give the same numbers.
 * @returns numbers that are uniform in [0, 1).
 * @see Fowler, Noll and Vo's hash FNV-1a for the start; mulberry32 by Tommy Ettinger for what follows
 */
export function seededRandom(words: string): () => number {
  let state = 0x811c9dc5
  for (let index = 0; index < words.length; index += 1) {
    state = Math.imul(state ^ words.charCodeAt(index), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
