import type { Field, Form } from '@letterslot/core'
import { readCalendarSpan } from '@letterslot/core/calendar'

/** Answers that make up a time of a calendar: what the document says of them, and their questions. */
export interface TimeOfAnswers {
  readonly when: string
  /** A day, or one with its time. */
  readonly fields: readonly Field[]
}

/** The answers of a form that make up a time of a calendar: a day, several, a day beside a time, and choices each of which is sent as one. */
export function calendarTimes({ pages }: Form): readonly TimeOfAnswers[] {
  const fields = pages.flatMap((page) => page.fields)
  const times = fields.filter(({ kind }) => kind === 'time')
  return fields.flatMap((field) => {
    const tag = `{{${field.name}}}`
    if (!holdsDays(field)) return []
    const beside = field.kind === 'date' ? times : []
    return [
      ...beside.map((time) => ({ when: `${tag}T{{${time.name}}}`, fields: [field, time] })),
      { when: tag, fields: [field] },
    ]
  })
}

function holdsDays({ kind, options = [], multiple }: Field): boolean {
  if (kind === 'date' || kind === 'datetime' || kind === 'dateRange') return true
  const isOne = !multiple && ['select', 'radio', 'pictures', 'combobox'].includes(kind)
  return isOne && options.length > 0 && options.every(({ value }) => readCalendarSpan(value))
}

/** A fixed time as makers write it: its start and its end, each with a blank between day and time. */
export function readFixedTime(when: string): readonly [start: string, end: string] {
  const [start = '', end = ''] = when.split('/', 2).map((part) => part.replace('T', ' '))
  return [start, end]
}

/** The same as a document has it. */
export function fixedTime(start: string, end: string): string {
  const [from, to] = [start, end].map((part) => part.replace(/^(\d+-\d\d-\d\d) (?=\d)/, '$1T'))
  return to ? `${from}/${to}` : `${from}`
}
