import type { Form } from '@letterslot/core'
import { formPlace } from '../parameters/placed-fields.ts'
import type { Finding } from './finding.ts'
import { limitAnswers } from './limit-answers.ts'
import { textBytes, worstSize } from './worst-size.ts'

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
