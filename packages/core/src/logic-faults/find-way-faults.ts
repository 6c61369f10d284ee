import type { Comparison, Condition } from '../model/condition.ts'
import type { Form, Page } from '../model/form.ts'
import type { FieldId, PageId } from '../model/ids.ts'
import type { DayClock } from '../rules/days.ts'
import { createAnsweredFields } from './answered-fields.ts'
import type { Possible } from './asked.ts'
import { checkReferences, placeFields } from './check-references.ts'
import { checkSense, demandOf } from './check-sense.ts'
import { type Demand, examine } from './find-conflicts.ts'
import type { PageConditionFault, PageFault } from './page-fault.ts'
import { possibleAnswers } from './possible-answers.ts'
import { createRefuses } from './refused-words.ts'

/** The faults of the ways between pages, and the fields of pages to which nobody gets. */
export interface WayFaults {
  readonly faults: readonly PageFault[]
  readonly unreached: ReadonlySet<FieldId>
}

/**
 * Walks all the ways that visitors may take, and finds where none leads. Takes time in proportion to the form.
 * @param neverShown - fields that are empty whatever visitors answer.
 */
export function findWayFaults(form: Form, neverShown: ReadonlySet<FieldId>, clock: DayClock): WayFaults {
  const { pages } = form
  const faults: PageFault[] = []
  const unreached = new Set<FieldId>()
  const walk = createWalk(pages)
  const answered = createAnsweredFields(form, neverShown)
  const { check, isNever } = createCheck(pages, neverShown, clock)
  let position = -1
  for (const [index, page] of pages.entries()) {
    const report = (fault: DistributeOmit<PageFault>): void => {
      faults.push({ page: page.id, ...fault })
    }
    const own = page.visibleWhen
    const before = position
    position += page.fields.length
    const shown = own ? check(own, '/visibleWhen', before, walk.demandsAt(index), answered.demandsFor([own])) : noSense
    for (const fault of shown.faults) report(fault)
    const by = walk.passedBy(index)
    if (by) report({ kind: 'unreached', by: by.page, byWay: by.way })
    if (by || shown.isNever) for (const { id } of page.fields) unreached.add(id)
    // Nobody takes the ways from a page that nobody gets to.
    if (by) continue
    if (own && !shown.isAlways) walk.arrive(index + 1)
    if (shown.isNever) continue
    if ((!own || shown.isAlways) && !walk.isLedPast(index)) answered.pass(page)
    /** The way by which all answers have led on, and if it always is taken by itself. */
    let closing: { readonly way: number; readonly isAlways: boolean } | undefined
    /** None of the ways so far was taken. */
    const left: Demand[] = []
    for (const [way, jump] of (page.next ?? []).entries()) {
      if (closing) {
        report({ kind: 'overtaken', way, isAlways: closing.isAlways })
        continue
      }
      const { when } = jump
      const pointer = `/next/${way}/when`
      const facts = answered.demandsFor(
        left.concat(when ? demandOf(when, pointer) : []).map(({ condition }) => condition),
        page,
      )
      const sense = when ? check(when, pointer, position, [], facts) : noSense
      for (const fault of sense.faults) report({ ...fault, way })
      if (when && !sense.isNever && left.length > 0 && isNever([...facts, ...left, demandOf(when, pointer)])) {
        report({ kind: 'overtaken', way, isAlways: false })
        continue
      }
      const to = 'end' in jump ? pages.length : pages.findIndex(({ id }) => id === jump.to)
      if ('to' in jump && to <= index) report({ kind: to < 0 ? 'no-page' : 'back', way, to: jump.to })
      if (when) left.push({ ...demandOf(when, pointer), holds: false })
      const isAlways = !when || sense.isAlways
      if (isAlways || (left.length > 1 && isNever([...facts, ...left]))) closing = { way, isAlways }
      if (!sense.isNever) walk.arrive(Math.max(to, index + 1), { page: page.id, way })
    }
    if (!closing) walk.arrive(index + 1)
  }
  return { faults, unreached }
}

type DistributeOmit<Fault> = Fault extends unknown ? Omit<Fault, 'page'> : never

/** A way that is taken. */
interface Jump {
  readonly page: PageId
  readonly way: number
}

/** The pages that visitors come to, as they are walked from the first. */
function createWalk(pages: readonly Page[]) {
  const reached = new Set([0])
  const jumpedTo = new Set<number>()
  let last: Jump | undefined
  let furthest = 0
  return {
    arrive(index: number, jumpsFrom?: Jump): void {
      reached.add(index)
      if (jumpsFrom === undefined) return
      jumpedTo.add(index)
      furthest = Math.max(furthest, index)
      last = jumpsFrom
    },
    /** The page whose ways lead past one to which none leads, and the last of them. */
    passedBy: (index: number): Jump | undefined => (reached.has(index) ? undefined : last),
    /** True for a page that a way of one before it leads past. */
    isLedPast: (index: number): boolean => index < furthest,
    /** The facts of a visitor who comes to a page from the one before it alone: none of its ways past was taken. */
    demandsAt(index: number): readonly Demand[] {
      const { visibleWhen, next = [] } = pages[index - 1] ?? {}
      if (visibleWhen || jumpedTo.has(index)) return []
      return next.flatMap(({ when }, way) =>
        when ? [{ ...demandOf(when, `/before/next/${way}/when`), holds: false }] : [],
      )
    },
  }
}

interface Sense {
  readonly faults: readonly PageConditionFault[]
  readonly isNever: boolean
  readonly isAlways: boolean
}

const noSense: Sense = { faults: [], isNever: false, isAlways: false }

/** Makes the check of a condition that may ask the fields up to a position. */
function createCheck(pages: readonly Page[], neverShown: ReadonlySet<FieldId>, clock: DayClock) {
  const known = placeFields(pages.flatMap(({ fields }) => fields))
  const broken = new Set<Comparison>()
  const refuses = createRefuses(clock)
  const answers = (): Possible => {
    const possible = possibleAnswers({
      find: (id) => known.get(id)?.field,
      isNeverShown: (id) => neverShown.has(id),
      refuses,
      clock,
    })
    return { ask: (asked, undo) => (broken.has(asked.comparison) ? undefined : possible.ask(asked, undo)) }
  }
  const isNever = (demands: readonly Demand[]): boolean => examine(demands, answers()).isNever
  const check = (
    condition: Condition,
    pointer: string,
    position: number,
    others: readonly Demand[],
    facts: readonly Demand[],
  ): Sense => {
    const references = checkReferences(condition, pointer, position, known)
    for (const { comparison, fault } of references) if (fault.kind === 'gone') broken.add(comparison)
    const sense = checkSense(demandOf(condition, pointer), others, answers, facts)
    return {
      faults: [...references.map(({ fault }) => fault), ...sense],
      isNever: sense.some((fault) => fault.kind === 'never' && !fault.isBranch),
      isAlways: sense.some(({ kind }) => kind === 'always'),
    }
  }
  return { check, isNever }
}
