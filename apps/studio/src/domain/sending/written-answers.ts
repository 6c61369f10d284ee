import type { Entry } from '@letterslot/client/outbox'
import { type Form, formatDay } from '@letterslot/core'

/** One answer of a submission, under the name that people know it by. */
export interface WrittenAnswer {
  readonly name: string
  /** The label in the form, where the form still has that field; else the parameter's name. */
  readonly label: string
  readonly value: string
  /** The value as people read it: a day in words. */
  readonly words: string
}

/** Returns the answers, in the order of sending. */
export function writtenAnswers(
  { params }: Pick<Entry, 'params'>,
  form: Form | undefined,
  locale = 'en-GB',
): readonly WrittenAnswer[] {
  const fields = new Map(form?.pages.flatMap((page) => page.fields.map((field) => [field.name, field])))
  return Object.entries(params).map(([name, value]) => {
    const field = fields.get(name)
    return {
      name,
      label: field?.label || name,
      value,
      words: field?.kind === 'date' ? formatDay(value, locale) : value,
    }
  })
}

/** The first thing that was written, on one line: what people tell two messages by. Empty for a receipt. */
export function firstAnswer({ params }: Pick<Entry, 'params'>): string {
  const line = Object.values(params).find((value) => value.trim() !== '') ?? ''
  return line.replaceAll(/\s+/g, ' ').trim().slice(0, shownAnswerLength)
}

const shownAnswerLength = 60
