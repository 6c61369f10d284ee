import type { Field, RowField } from '../model/field.ts'
import { maxRows } from '../model/limits.ts'
import { readDate } from '../model/ordered.ts'
import { type DayClock, dayText, localDay } from '../rules/days.ts'
import { asField } from '../rules/rows.ts'
import { blockingRules } from './blocking-rules.ts'
import { isInCalendar } from './possible-days-of.ts'
import { refusalsOf } from './refusals.ts'
import type { RuleFault } from './rule-fault.ts'

/** Tells of a question whose answer must differ in each row, if it has fewer answers than the group wants rows. */
export function fewAnswersFaults(group: Field, question: RowField, clock: DayClock): readonly RuleFault[] {
  const { min: rows = 0, max = maxRows, fields = [] } = group
  const own = asField(group, question)
  // A row may leave it empty, as long as another question makes it one.
  const isAnswered = fields.length === 1 || blockingRules(own, 'required').length > 0
  if (!question.unique || !isAnswered || rows > max) return []
  const count = countAnswers(own, rows, clock)
  return count > 0 && count < rows ? [{ field: group.id, kind: 'few', count, rows }] : []
}

/** Answers that are told apart, whatever the case and the blanks around; more than can be counted are as many as are asked for. */
function countAnswers(field: Field, enough: number, clock: DayClock): number {
  const { kind, options = [] } = field
  if (kind === 'select') return new Set(options.map(({ value }) => foldedAnswer(value))).size
  if (kind === 'date') return countDays(field, enough, clock)
  const lists = blockingRules(field, 'list').filter(({ only }) => only.length > 0)
  const counts = lists.map(({ only }) => new Set(only.map(foldedAnswer)).size)
  return Math.min(enough, ...counts)
}

/** As rows are told apart. */
function foldedAnswer(text: string): string {
  return text.trim().toLowerCase()
}

/** Days that are taken, as of today: those that have gone by come no more. */
function countDays(field: Field, enough: number, clock: DayClock): number {
  const ranges = blockingRules(field, 'range')
  const froms = blockingRules(field, 'days').flatMap(({ from }) => from ?? [])
  const today = localDay(clock.now())
  const first = Math.max(...ranges.flatMap(({ min }) => dayOf(min)), ...froms.map((from) => today + from))
  const last = Math.min(...ranges.flatMap(({ max }) => dayOf(max)))
  // What is no day is an answer too, without the rule that asks for one.
  const isCounted = blockingRules(field, 'type').length > 0 && isInCalendar(first) && isInCalendar(last)
  if (!isCounted || last - first > maxSpan) return enough
  const refusals = refusalsOf(field, clock)
  let count = 0
  for (let day = first; day <= last && count < enough; day += 1) if (refusals(dayText(day)).length === 0) count += 1
  return count
}

function dayOf(bound: number | string | undefined): readonly number[] {
  return bound === undefined ? [] : [readDate(String(bound))]
}

/** Days between the first and the last that are looked at, one after the other: a year. */
const maxSpan = 366
