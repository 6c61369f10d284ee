import { checkCondition } from './check-condition.ts'
import type { Comparable } from './check-operand.ts'
import { faultText } from './fault.ts'
import type { Place } from './place.ts'

/** Checks which pages are passed over, and the ways on from each. */
export function checkWays(pages: readonly Place[], fields: ReadonlyMap<string, Comparable>): void {
  const order = new Map(pages.map((page, index) => [page.at('id').value, index]))
  for (const [index, page] of pages.entries()) {
    if (page.at('visibleWhen').isPresent()) checkCondition(page.at('visibleWhen'), fields)
    const jumps = page.at('next').isPresent() ? (page.at('next').list() ?? []) : []
    for (const jump of jumps) {
      if (!jump.object()) continue
      if (jump.at('when').isPresent()) checkCondition(jump.at('when'), fields)
      checkTarget(jump, index, order)
    }
  }
}

function checkTarget(jump: Place, from: number, order: ReadonlyMap<unknown, number>): void {
  const [to, end] = [jump.at('to'), jump.at('end')]
  if (to.isPresent() === end.isPresent()) {
    jump.report('wrong-type', faultText`A way on leads “to” a page, or to the “end”: one of the two.`)
  } else if (end.isPresent()) {
    if (end.value !== true) end.report('unknown-value', faultText`The end is true, or not there.`)
  } else {
    const id = to.text()
    const target = order.get(id)
    if (id === undefined) return
    if (target === undefined) to.report('unknown-reference', faultText`There is no page “${id}”.`)
    else if (target <= from) to.report('condition-cycle', circleText(pathBack(id, target, from, order)))
  }
}

/** The way from a page on to the one that leads back to it. */
function pathBack(id: string, target: number, from: number, order: ReadonlyMap<unknown, number>): readonly string[] {
  const here = [...order].find(([, index]) => index === from)?.[0]
  const between = from - target > 1 ? ['…'] : []
  return from === target ? [id, id] : [id, ...between, String(here), id]
}

/** The sentence of pages that are come to in a circle, with its path. */
export function circleText(path: readonly string[]): ReturnType<typeof faultText> {
  return faultText`The ways between pages go in a circle: ${path.join(' → ')}.`
}
