import type { Field, Form } from '@letterslot/core'
import type { Finding } from '@letterslot/email'
import { findingText } from '../../catalogue/email.ts'
import { sendingFields } from '../../mail/sending-fields.ts'
import { formatBytes } from '../../storage/format-bytes.ts'
import type { FindingWords } from './finding-words.ts'

/** A finding about how much the answers may weigh. */
export interface SizeFinding extends Finding {
  readonly code: 'parameters-too-large' | 'answer-without-limit'
}

/** How many bytes makers call a kB here, as the provider does. */
const kiloByte = 1024

/** Says that a file may be larger than is carried. */
export function fileSizeWords({ sizeBytes, limitBytes = 0 }: Finding, label: string): FindingWords {
  const { title, unbounded, text, fix } = findingText.largeFile
  const limit = formatBytes(limitBytes)
  return {
    title: sizeBytes === undefined ? unbounded(label, limit) : title(label, formatBytes(sizeBytes), limit),
    text,
    fix: fix(limit),
  }
}

/** Says how much the answers may weigh, and which limits would fit. */
export function sizeWords(
  { code, name = '', sizeBytes = 0, limitBytes = 0, fix }: SizeFinding,
  form: Form,
): FindingWords {
  const label = labelOf(sendingFields(form).find((field) => field.name === name))
  const limits = fix?.kind === 'limitAnswers' ? fix.limits : []
  const limit = kiloBytes(limitBytes, Math.floor)
  if (code === 'answer-without-limit') {
    const { title, text, fix: words } = findingText.unlimited
    return { title: title(label, limits.length - 1), text: text(limit), fix: words }
  }
  const { title, text, textOfChoices, fix: words, fixOne } = findingText.tooLarge
  const most = Math.max(0, ...limits.map(({ max }) => max)).toLocaleString('en')
  return {
    title: title(kiloBytes(sizeBytes, Math.ceil), limit),
    text: label === '' ? textOfChoices : text(label),
    fix: limits.length === 0 ? undefined : limits.length === 1 ? fixOne(label, most) : words(most),
  }
}

function labelOf(field: Field | undefined): string {
  return field ? field.label || field.name : ''
}

function kiloBytes(bytes: number, round: (kiloBytes: number) => number): string {
  return round(bytes / kiloByte).toLocaleString('en')
}
