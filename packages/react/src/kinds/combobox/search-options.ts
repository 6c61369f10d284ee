import type { Option } from '@letterslot/core'

/** An option that is searched by the beginnings of its words. */
export interface SearchedOption extends Pick<Option, 'value' | 'label'> {
  /** Folded. */
  readonly words: readonly string[]
}

/** A text as a search compares it: without case and accents. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

function searchWords(text: string): readonly string[] {
  return foldText(text).match(wordPattern) ?? []
}

/** Makes options ready to be searched. */
export function readySearch(options: readonly Option[]): readonly SearchedOption[] {
  return options.map(({ value, label }) => ({ value, label, words: searchWords(label) }))
}

/**
 * Finds the options of which each word of a text begins one.
 * @param without - values that are chosen already.
 */
export function searchOptions(
  options: readonly SearchedOption[],
  text: string,
  without: readonly string[] = [],
): readonly SearchedOption[] {
  const wanted = searchWords(text)
  const left = new Set(without)
  const sign = wanted.length === 0 ? foldText(text.trim()) : ''
  return options.filter(
    ({ value, label, words }) =>
      !left.has(value) &&
      wanted.every((begin) => words.some((word) => word.startsWith(begin))) &&
      foldText(label).includes(sign),
  )
}

/** A piece of a label; `isFound` where it is what was searched for. */
export interface LabelPart {
  readonly text: string
  readonly isFound: boolean
}

/** Splits a label at the beginnings of words that a search has found. */
export function foundParts(label: string, text: string): readonly LabelPart[] {
  const wanted = searchWords(text)
  const parts: LabelPart[] = []
  let end = 0
  for (const { 0: word, index } of label.matchAll(wordPattern)) {
    const begin = wanted.find((one) => foldText(word).startsWith(one))
    if (begin === undefined) continue
    let length = 0
    // A character may be several once it is folded, and an accent none.
    while (length < word.length && foldText(word.slice(0, length)).length < begin.length) length++
    parts.push({ text: label.slice(end, index), isFound: false }, { text: word.slice(0, length), isFound: true })
    end = index + length
  }
  return [...parts, { text: label.slice(end), isFound: false }].filter((part) => part.text !== '')
}
