import type { Option } from './field.ts'

/** A choice that takes words of the visitor's own, and those words; empty where none were written. */
export interface FreeText {
  readonly option: Option
  readonly text: string
}

/** UTF-16 code units of what a visitor writes beside a choice. */
export const maxFreeTextLength = 200

/**
 * Reads a chosen value as the choice that takes a text: `Other: by tram`, or `Other` while nothing is written.
 * @returns undefined for every other value.
 */
export function readFreeText(options: readonly Option[] | undefined, chosen: unknown): FreeText | undefined {
  const option = options?.find(({ freeText }) => freeText)
  if (!option) return undefined
  const [written, before] = [`${chosen}`, `${option.value}: `]
  return written === option.value || written.startsWith(before)
    ? { option, text: written.slice(before.length) }
    : undefined
}

/** The value of a choice that takes a text, with the words that were written beside it. */
export function withFreeText(value: string, text: string): string {
  const words = text.trim()
  return words ? `${value}: ${words}` : value
}

/** The parameter that carries the words where no script runs: HTML cannot put them behind the choice. */
export function freeTextName(name: string): string {
  return `${name}_other`
}
