import type { FieldKind } from '@letterslot/core'
import type { AnswerLimit } from './fix.ts'
import { type TextSize, textBytes } from './worst-size.ts'

/** UTF-16 code units of a line: longer than any name, subject or street. */
const lineLength = 200
/** UTF-16 code units of a long text: two printed pages. */
const longTextLength = 5_000
/** UTF-16 code units of an address on the web, which browsers and servers agree on. */
const urlLength = 2_000
/** UTF-16 code units of an e-mail address, as RFC 5321 bounds it. */
const emailLength = 254

const usualLengths: Readonly<Partial<Record<FieldKind, number>>> = {
  textarea: longTextLength,
  url: urlLength,
  email: emailLength,
}

/**
 * Proposes how long texts may be so that all of them fit: the usual length of their kind or what their rules allow, and
 * where that is too much, the longest ones shortened to one same length.
 * @param roomBytes - UTF-8 octets that these texts may take together.
 * @returns undefined where not even the shortest texts would fit.
 */
export function limitAnswers(texts: readonly TextSize[], roomBytes: number): readonly AnswerLimit[] | undefined {
  const wishes = texts.map((text) => ({ text, wish: desiredLength(text) }))
  const under = (level: number): readonly AnswerLimit[] =>
    wishes.map(({ text, wish }) => ({ place: text.place, max: Math.max(text.min, Math.min(wish, level)) }))
  const fits = (limits: readonly AnswerLimit[]): boolean =>
    texts.reduce((sum, { copies }, index) => sum + textBytes(limits[index]?.max ?? 0) * copies, 0) <= roomBytes
  if (!fits(under(0))) return undefined
  let [low, high] = [0, Math.max(0, ...wishes.map(({ wish }) => wish))]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(under(middle))) low = middle
    else high = middle - 1
  }
  return under(low)
}

function desiredLength({ field, max, min }: TextSize): number {
  return Math.max(min, Math.min(max, max === Infinity ? (usualLengths[field.kind] ?? lineLength) : max))
}
