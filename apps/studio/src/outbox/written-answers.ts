import type { Entry } from '@letterslot/client/outbox'
import type { Form } from '@letterslot/core'

/** One answer of a submission, under the name that people know it by. */
export interface WrittenAnswer {
  readonly name: string
  /** The label in the form, where the form still has that field; else the parameter's name. */
  readonly label: string
  readonly value: string
}

/** What was written, in the order of its sending. */
export function writtenAnswers({ params }: Pick<Entry, 'params'>, form: Form | undefined): readonly WrittenAnswer[] {
  const labels = new Map(form?.pages.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])))
  return Object.entries(params).map(([name, value]) => ({ name, label: labels.get(name) || name, value }))
}

/** The first thing that was written, on one line: what people tell two messages by. Empty for a receipt. */
export function firstAnswer({ params }: Pick<Entry, 'params'>): string {
  const line = Object.values(params).find((value) => value.trim() !== '') ?? ''
  return line.replaceAll(/\s+/g, ' ').trim().slice(0, shownLength)
}

const shownLength = 60
