import type { Field, RowField } from '../model/field.ts'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import { maxRows } from '../model/limits.ts'
import { readDate } from '../model/ordered.ts'
import { choosesSeveral } from '../model/rules-for.ts'
import { isEmpty } from '../model/values.ts'
import { type DayClock, dayText, localDay } from '../rules/days.ts'
import { asField } from '../rules/rows.ts'
import { blockingRules, isSound } from './blocking-rules.ts'
import { comparedWith, isApart } from './find-apart.ts'
import { sumBeyond } from './find-sums.ts'
import { hasNoDay, isInCalendar } from './possible-days-of.ts'
import { hasNoNumber } from './possible-numbers-of.ts'
import { hasNoText } from './possible-texts-of.ts'
import { refusalsOf } from './refusals.ts'
import type { RuleFault, UnlistedFault } from './rule-fault.ts'

/**
 * Finds rules of fields that no answer keeps together, that leave none beside another answer, or that refuse what the document itself
 * holds. An answer is one of its field's kind. Each fault is certain; not every contradiction is found.
 * @param clock - a day that has gone by comes no more.
 */
export function findRuleFaults(form: Form, clock: DayClock = Date): readonly RuleFault[] {
  const all = form.pages.flatMap((page) => page.fields)
  const known = new Map(all.map((field) => [field.id, field]))
  return all.flatMap((field) => faultsOf(field, (id) => known.get(id), clock))
}

type Find = (id: FieldId) => Field | undefined

function faultsOf(field: Field, find: Find, clock: DayClock): readonly RuleFault[] {
  const { id, rules, fields = [] } = field
  if (field.kind === 'rows')
    return fields.flatMap((one, question) =>
      [...faultsOf(asField(field, one), find, clock), ...fewAnswersFaults(field, one, clock)].map((fault) => ({
        ...fault,
        question,
      })),
    )
  if (rules.length === 0) return []
  const unlisted = unlistedOf(field, clock).map((fault) => ({ field: id, ...fault }))
  const begins = defaultFaults(field, clock)
  if (isImpossible(field, clock)) {
    const fewest = fewestRules(field, (one) => isImpossible(one, clock))
    // What is said of all its answers need not be said of each of the list.
    const others = unlisted.filter(({ list, by }) => !(fewest.includes(list) && fewest.includes(by)))
    return [{ field: id, kind: 'impossible', rules: fewest }, ...others, ...begins]
  }
  const apart = comparedWith(field).flatMap((other): readonly RuleFault[] => {
    const found = find(other)
    if (!found || !isApart(field, found)) return []
    return [{ field: id, kind: 'apart', rules: fewestRules(field, (one) => isApart(one, found)), other }]
  })
  const beyond = sumBeyond(field, find)
  const sums: readonly RuleFault[] = beyond
    ? [
        {
          field: id,
          kind: 'sum',
          rules: fewestRules(field, (one) => sumBeyond(one, find) === beyond),
          isTooLow: beyond === 'low',
        },
      ]
    : []
  return [...apart, ...sums, ...unlisted, ...begins]
}

/** Tells if no answer to a field keeps its rules, whatever others say. */
function isImpossible(field: Field, clock: DayClock): boolean {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'tel':
    case 'url':
    case 'custom':
      return hasNoText(field)
    case 'number':
    case 'currency':
    case 'slider':
    case 'rating':
    case 'scale':
      return hasNoNumber(field)
    case 'date':
      return hasNoDay(field, clock)
    default:
      return (
        (choosesSeveral(field) || field.kind === 'file') &&
        blockingRules(field, 'length').some((rule) => isSound(rule) && rule.max !== undefined && rule.max < 1)
      )
  }
}

/** Of more rules than a field has that a person made, all are named: each would be tried without. */
const maxNamed = 30

/** The indexes of as few rules as it takes for a fault: each that is left out takes it away. */
function fewestRules(field: Field, isFault: (field: Field) => boolean): readonly number[] {
  let left = field.rules.flatMap((rule, index) => (rule.severity || rule.kind === 'required' ? [] : [index]))
  const withRules = (indexes: readonly number[]): Field => ({
    ...field,
    rules: field.rules.filter((_, index) => indexes.includes(index)),
  })
  if (left.length > maxNamed) return left
  for (const index of left) {
    const without = left.filter((one) => one !== index)
    if (isFault(withRules(without))) left = without
  }
  return left
}

/** Answers of lists that other rules refuse as they stand there: who writes them so reads a message. */
function unlistedOf(field: Field, clock: DayClock): readonly UnlistedFault[] {
  const lists = field.rules.flatMap((rule, list) => (rule.kind === 'list' && !rule.severity ? [{ list, rule }] : []))
  return lists.flatMap(({ list, rule: { only } }) => {
    const refusals = refusalsOf(field, clock)
    const refused = new Map<number, string[]>()
    for (const answer of only) {
      const [by] = isEmpty(answer) ? [] : refusals(answer).filter((one) => one !== list && one >= 0)
      if (by === undefined) continue
      const known = refused.get(by)
      if (known) known.push(answer)
      else refused.set(by, [answer])
    }
    return Array.from(
      refused,
      ([by, answers]): UnlistedFault => ({
        kind: 'unlisted',
        list,
        by,
        answers,
        isEvery: answers.length === only.length,
      }),
    )
  })
}

function defaultFaults(field: Field, clock: DayClock): readonly RuleFault[] {
  const value = field.default === undefined || field.kind === 'hidden' ? undefined : field.default
  if (value === undefined || isEmpty(value)) return []
  const rules = refusalsOf(field, clock)(value).filter((rule) => rule >= 0)
  return rules.length > 0 ? [{ field: field.id, kind: 'default', rules: Array.from(new Set(rules)) }] : []
}

/** Tells of a question whose answer must differ in each row, if it has fewer answers than the group wants rows. */
function fewAnswersFaults(group: Field, question: RowField, clock: DayClock): readonly RuleFault[] {
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
