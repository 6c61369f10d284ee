import type { Condition, Form, PageJump } from '@letterslot/core'
import type { PageFault } from '@letterslot/core/document'
import { pageFaults } from './find-faults.ts'
import { isNever, isOfPage, isUnreached } from './page-unreached.ts'

/** The fault of a way: nobody goes it, it leads back or to no page, or its condition has a fault. */
export type WayMark = 'never' | 'nowhere' | 'faulty'

/** A way on from a page. The end is the index behind the last page. */
export interface FlowWay {
  readonly from: number
  readonly to: number
  /** Its place among the ways of its page; without one the next page follows by itself. */
  readonly position: number | undefined
  readonly when: Condition | undefined
  readonly mark: WayMark | undefined
}

/** The ways between a form's pages, by their indexes. */
export interface PageFlow {
  readonly ways: readonly FlowWay[]
  /** The pages that surely nobody comes to. */
  readonly dead: ReadonlySet<number>
  /** The other pages whose own condition has a fault. */
  readonly faulty: ReadonlySet<number>
}

/** The ways between the pages of a form, marked with the faults that core finds in them. Takes time in proportion to the form. */
export function pageFlow(form: Form): PageFlow {
  const { pages } = form
  const found = pageFaults(form)
  const faults = pages.map(({ id }) => found.get(id) ?? [])
  const faultsOf = (index: number): readonly PageFault[] => faults[index] ?? []
  const dead = new Set(faults.flatMap((list, index) => (list.some(isUnreached) ? index : [])))
  const faulty = new Set(faults.flatMap((list, index) => (!dead.has(index) && list.some(isOfPage) ? index : [])))
  const ways = pages.flatMap(({ next = [] }, from): readonly FlowWay[] => {
    const markOf = (position: number): WayMark | undefined =>
      dead.has(from) ? 'never' : worst(faultsOf(from).filter((fault) => 'way' in fault && fault.way === position))
    const jumps = next.map((jump, position): FlowWay => {
      return { from, to: jumpTarget(form, from, jump), position, when: jump.when, mark: markOf(position) }
    })
    if (next.some(({ when }) => !when)) return jumps
    const isPassed = faultsOf(from).some((fault) => fault.kind === 'always' && fault.way !== undefined)
    const mark = dead.has(from) || isPassed ? 'never' : undefined
    return [...jumps, { from, to: from + 1, position: undefined, when: undefined, mark }]
  })
  return { ways, dead, faulty }
}

function worst(faults: readonly PageFault[]): WayMark | undefined {
  if (faults.some((fault) => fault.kind === 'overtaken' || isNever(fault))) return 'never'
  if (faults.some(({ kind }) => kind === 'back' || kind === 'no-page')) return 'nowhere'
  return faults.length > 0 ? 'faulty' : undefined
}

/** A way that leads to no later page leads to the next one. */
function jumpTarget({ pages }: Form, from: number, jump: PageJump): number {
  if ('end' in jump) return pages.length
  return Math.max(
    from + 1,
    pages.findIndex(({ id }) => id === jump.to),
  )
}
