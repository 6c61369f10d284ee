import { type Condition, conditionFields } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import type { Form, Page } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import type { SeeField } from '../rules/check.ts'
import type { DayClock } from '../rules/days.ts'
import { usesWays } from './uses-ways.ts'

/** Answers a condition; `field` is the one that it shows. */
export type EvaluateLogic = (
  condition: Condition | undefined,
  see: SeeField,
  clock?: DayClock,
  field?: Field,
) => boolean

/** The fields by which it is decided if the page of a field is come to; none in a form whose pages follow each other. */
export function wayFields(form: Form): (field: Field) => readonly FieldId[] {
  if (!usesWays(form)) return () => []
  const found = new Map<FieldId, readonly FieldId[]>()
  const before: FieldId[] = []
  const note = (condition: Condition | undefined): void => {
    if (condition) before.push(...conditionFields(condition))
  }
  for (const { fields, visibleWhen, next = [] } of form.pages) {
    note(visibleWhen)
    const decisive = [...new Set(before)]
    for (const { id } of fields) found.set(id, decisive)
    for (const { when } of next) note(when)
  }
  return ({ id }) => found.get(id) ?? []
}

/** Answers conditions as `evaluate` does, and hides the fields of pages that are passed over. */
export function withWays(form: Form, evaluate: EvaluateLogic): EvaluateLogic {
  if (!usesWays(form)) return evaluate
  const { pages } = form
  const indexOf = new Map(pages.flatMap(({ fields }, index) => fields.map(({ id }) => [id, index])))
  // One a set of answers: what sees them is made anew with each.
  const walks = new WeakMap<SeeField, (index: number) => boolean>()
  return (condition, see, clock, field) => {
    const index = field && indexOf.get(field.id)
    if (index === undefined) return evaluate(condition, see, clock, field)
    const isPassed = walks.get(see) ?? walkPages(pages, (one) => evaluate(one, see, clock))
    walks.set(see, isPassed)
    return isPassed(index) && evaluate(condition, see, clock, field)
  }
}

/**
 * Walks the pages of a form forwards, no further than it is asked for. A jump back, or to a page that does not exist, is none;
 * a page whose own answers decide if it is come to (`parseForm` refuses that) is come to.
 * @returns a function that tells if a visitor comes to the page with an index.
 */
function walkPages(pages: readonly Page[], holds: (condition: Condition | undefined) => boolean) {
  const reached = new Set<number>()
  let at = 0
  /** Come to; its way on is taken when a later page is asked for: what decides of that may not be worked out before. */
  let last: Page | undefined
  let isDeciding = false
  const step = (): void => {
    const page = pages[at]
    if (last) {
      const jump = last.next?.find(({ when }) => holds(when))
      last = undefined
      if (jump)
        at =
          'end' in jump
            ? pages.length
            : Math.max(
                at,
                pages.findIndex(({ id }) => id === jump.to),
              )
    } else {
      if (holds(page?.visibleWhen)) {
        reached.add(at)
        last = page
      }
      at += 1
    }
  }
  return (index: number): boolean => {
    while (!isDeciding && at <= index && at < pages.length) {
      isDeciding = true
      step()
      isDeciding = false
    }
    return reached.has(index) || (isDeciding && index >= at)
  }
}
