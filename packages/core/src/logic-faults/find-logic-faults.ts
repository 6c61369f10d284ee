import { usesWays } from '../logic/uses-ways.ts'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import type { DayClock } from '../rules/days.ts'
import { findFieldFaults } from './find-field-faults.ts'
import { findWayFaults } from './find-way-faults.ts'
import type { LogicFault } from './logic-fault.ts'
import type { PageFault } from './page-fault.ts'

/**
 * Finds what the conditions of a form get wrong: what can never hold, what always does, cycles with their path, and what is gone
 * or asked too late. Takes time in proportion to the form. Each fault is certain; not every contradiction is found.
 * @param clock - a day that has gone by comes no more.
 */
export function findLogicFaults(form: Form, clock: DayClock = Date): readonly LogicFault[] {
  return findFaults(form, clock).fields
}

/** Finds what the ways between a form's pages get wrong: pages to which nobody gets, ways that nobody takes, and what they ask. */
export function findPageFaults(form: Form, clock: DayClock = Date): readonly PageFault[] {
  return usesWays(form) ? findFaults(form, clock).pages : []
}

/** Rounds of looking: what nobody gets to hides fields, and these may hide other pages. */
const maxRounds = 3

function findFaults(form: Form, clock: DayClock) {
  let unreached: ReadonlySet<FieldId> = new Set()
  for (let round = 1; ; round += 1) {
    const { faults: fields, neverShown } = findFieldFaults(form, unreached, clock)
    if (!usesWays(form)) return { fields, pages: [] }
    const { faults: pages, unreached: found } = findWayFaults(form, neverShown, clock)
    if (round === maxRounds || found.size === unreached.size) return { fields, pages }
    unreached = found
  }
}
