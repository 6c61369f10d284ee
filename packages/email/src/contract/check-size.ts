import type { FieldKind, Form } from '@letterslot/core'
import { formPlace } from '../parameters/placed-fields.ts'
import type { Finding } from './finding.ts'
import type { AnswerLimit } from './fix.ts'
import { type TextSize, textBytes, worstSize } from './worst-size.ts'

/** The provider's 50 kB for all parameters together, files excepted, as the client counts them: UTF-8 octets. */
export const maxParamsBytes: number = 50 * 1024

/**
 * Finds texts that may be as long as one likes, once for all of them, and answers that may be more than is taken even
 * though every text has a bound.
 */
export function checkSize(form: Form, limitBytes: number): readonly Finding[] {
  const { fixedBytes, texts } = worstSize(form)
  const unlimited = texts.filter(({ max }) => max === Infinity)
  const limited = texts.filter(({ max }) => max !== Infinity)
  const limitedBytes = limited.reduce((sum, { max, copies }) => sum + textBytes(max) * copies, 0)
  const sizeBytes = fixedBytes + limitedBytes
  const findings: Finding[] = []
  if (sizeBytes > limitBytes) {
    const heaviest = limited.toSorted((one, other) => other.max * other.copies - one.max * one.copies)[0]
    const limits = limitAnswers(limited, limitBytes - fixedBytes)
    const shortened = limits?.filter(({ max }, index) => max < (limited[index]?.max ?? 0))
    findings.push({
      code: 'parameters-too-large',
      severity: 'warning',
      place: heaviest ? formPlace(`${heaviest.place}/rules`) : 'form:/pages',
      ...(heaviest && { name: heaviest.field.name }),
      sizeBytes,
      limitBytes,
      ...(shortened && { fix: { kind: 'limitAnswers', limits: shortened } }),
    })
  }
  const longest = unlimited.find(({ field }) => field.kind === 'textarea') ?? unlimited[0]
  if (longest) {
    const limits = limitAnswers(unlimited, limitBytes - sizeBytes) ?? limitAnswers(unlimited, Infinity) ?? []
    findings.push({
      code: 'answer-without-limit',
      severity: 'info',
      place: formPlace(`${longest.place}/rules`),
      name: longest.field.name,
      limitBytes,
      fix: { kind: 'limitAnswers', limits },
    })
  }
  return findings
}

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
function limitAnswers(texts: readonly TextSize[], roomBytes: number): readonly AnswerLimit[] | undefined {
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
