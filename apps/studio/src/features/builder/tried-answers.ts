import type { Comparison, Condition, Field, FieldId, Form, Value, Values } from '@letterslot/core'
import { holdsList, isEmpty } from '@letterslot/core'
import { isClosedChoice } from '@letterslot/core/document'
import { type ConditionTrace, spreadSections, type TracedPart } from '@letterslot/core/logic'
import { offeredValues } from '@letterslot/core/matrix'
import { readFreeText } from '@letterslot/core/rare-rules'
import { rowsText } from '@letterslot/core/rows'
import { allFields } from '../../domain/document/find-field.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { sectionsText } from '../../domain/texts/sections.ts'
import { calculationSources } from './calculation-sources.ts'
import { comparedText } from './condition-text.ts'
import { readRoot } from './condition-tree.ts'

/** The answers that conditions are tried with: those that were tried, else what the fields begin with on the canvas. */
export function triedValues(form: Form, tried: Values): Values {
  const entries = allFields(form).flatMap((field): [FieldId, Value][] => {
    const value = triedAnswer(field, tried[field.id]) ?? field.default
    return value === undefined ? [] : [[field.id, value]]
  })
  return Object.fromEntries(entries)
}

/** An answer that was tried; none where nobody can answer so any more, since the field was changed. */
function triedAnswer(field: Field, value: Value | undefined): Value | undefined {
  if (value === undefined || !isShapedFor(field, value)) return undefined
  if (!isClosedChoice(field)) return value
  const offered = new Set<unknown>(offeredValues(field))
  const isThere = (one: unknown): boolean =>
    one === '' || offered.has(one) || readFreeText(field.options, one) !== undefined
  return (typeof value === 'object' ? value.every(isThere) : isThere(value)) ? value : undefined
}

/** Tells answers apart by their shape alone: a list, a tick, or a text. */
function isShapedFor(field: Field, value: Value): boolean {
  const isShaped =
    (typeof value === 'object') === holdsList(field) && (typeof value === 'boolean') === (field.kind === 'consent')
  // A typed signature is a text, a drawn one a file.
  return isShaped || field.kind === 'signature'
}

/** A part of a document that asks fields. */
export type Asking = Condition | { readonly field: FieldId }

/** The fields whose answers decide conditions, in document order: those that they ask, and those that these are shown by. */
export function decidingFields(form: Form, conditions: readonly Asking[]): readonly Field[] {
  const all = allFields(spreadSections(form))
  const byId = new Map<string, Field>(all.map((field) => [field.id, field]))
  const found = new Set<Field>()
  const waiting: unknown[] = [...conditions]
  for (const condition of waiting) {
    JSON.stringify(condition, (key, part) => {
      const field = key === 'field' ? byId.get(String(part)) : undefined
      if (field && !found.has(field)) {
        waiting.push(found.add(field) && field.visibleWhen)
        // What is calculated follows from others.
        if (field.kind === 'calculated') waiting.push(calculationSources(form, field).map((id) => ({ field: id })))
      }
      return part
    })
  }
  return all.filter((field) => found.has(field) && field.kind !== 'calculated')
}

/** Tells what a comparison looks at, with the answers that are tried: `The answer is Glazing.` */
export function describeTraced(form: Form, { field }: Comparison, { answer, isHidden, count }: TracedPart): string {
  if (answer === undefined) return logicText.goneQuestion
  if (isHidden) return logicText.tried.sourceHidden
  if (count !== undefined) return logicText.tried.count(count)
  if (isEmpty(answer)) return logicText.tried.noAnswer
  const source = allFields(form).find(({ id }) => id === field)
  if (source?.kind === 'rows') return logicText.tried.answer(rowsText(source, answer).replaceAll('\n', '; '))
  const to = typeof answer === 'object' ? answer.map((one) => (typeof one === 'string' ? one : one.name)) : answer
  return logicText.tried.answer(comparedText(form, { field, is: 'equal', to }))
}

/** The places of the lines, from 1, each of which alone decides that a condition does not hold now. */
export function decidingLines(condition: Condition, trace: ConditionTrace): readonly number[] {
  const { junction, parts } = readRoot(condition)
  if (junction !== 'all' && junction !== 'none') return []
  const isDeciding = (part: Condition): boolean => trace.get(part)?.holds === (junction === 'none')
  return parts.flatMap((part, index) => (isDeciding(part) ? [index + 1] : []))
}

/**
 * The outcome of a field's conditions with the answers that are tried, in sentences.
 * @param around - the condition of the section that it stands in.
 */
export function describeTried(
  { kind, visibleWhen, requiredWhen }: Field,
  trace: ConditionTrace,
  around?: Condition,
): readonly string[] {
  const holds = (condition: Condition | undefined): boolean => !condition || trace.get(condition)?.holds === true
  if (!holds(around)) return [sectionsText.within.hidden]
  const isShown = holds(visibleWhen)
  const words = kind === 'section' ? sectionsText.tried : logicText.tried
  const shown =
    !visibleWhen && !around
      ? []
      : [isShown || !visibleWhen ? words.shown : words.hidden(decidingLines(visibleWhen, trace))]
  if (!requiredWhen || !isShown) return shown
  const isRequired = trace.get(requiredWhen)?.holds
  return [...shown, isRequired ? logicText.tried.required : logicText.tried.notRequired]
}
