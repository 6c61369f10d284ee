import { calc } from '@csstools/css-calc'
import { maxValueCharacters } from '../text/limits.ts'

/** Splits a value at the blanks and commas that stand in no brackets and no quotes; `/` is left out. */
export function componentsOf(value: string, separator: 'blank' | 'comma' = 'blank'): readonly string[] {
  const parts: string[] = []
  let [depth, quote, part] = [0, '', '']
  const isEnd = (character: string): boolean => (separator === 'comma' ? character === ',' : /[\s,/]/.test(character))
  for (const character of value) {
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (depth <= 0 && isEnd(character)) {
      parts.push(part)
      part = ''
      continue
    }
    part += character
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '')
}

/** Pixels of one unit. */
export interface Units {
  /** Of the page's root, `rem`. */
  readonly rem: number
  readonly em: number
}

const absolute: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54 }

/**
 * Reads a length in CSS pixels, `calc()` included.
 * @returns undefined for what is no length, and for one that depends on the window.
 */
export function readPixels(text: string, { rem, em }: Units): number | undefined {
  if (text.length > maxValueCharacters || text.split('(').length > 9) return undefined
  const factors: Readonly<Record<string, number>> = { ...absolute, rem, em }
  const inPixels = text
    .trim()
    .replaceAll(
      /(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})(px|rem|em|pt|pc|in|cm|mm)\b/gi,
      (_, number: string, unit: string) => `${Number(number) * (factors[unit.toLowerCase()] ?? Number.NaN)}px`,
    )
  const worked = inPixels.includes('(') ? calc(inPixels) : inPixels
  const [, number] = /^(-?\d{1,12}(?:\.\d{1,12})?)(?:px)?$/.exec(worked) ?? []
  const pixels = Number(number)
  return number !== undefined && (worked.endsWith('px') || pixels === 0) ? pixels : undefined
}

/** The families of a `font` shorthand: what follows its size. */
export function familiesOfFont(value: string): string | undefined {
  const parts = value.split(/\s+/)
  const size = parts.findIndex((part) =>
    /^(?:[\d.]+(?:px|rem|em|pt|%|vw|vh)|clamp\(|calc\(|(?:xx?-)?(?:small|large)|medium|smaller|larger)/.test(part),
  )
  const rest =
    size === -1
      ? ''
      : parts
          .slice(size + 1)
          .join(' ')
          .replace(/^\/\s?\S+\s/, '')
  return rest === '' ? undefined : rest
}
