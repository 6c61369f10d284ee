import type { FormHandle } from '../form/form-context.ts'
import type { PagePosition, Pager } from '../form/page-position.ts'

const start: PagePosition = { page: undefined, round: 0 }

/** Makes a pager that stands at the first page. */
export function createPager(): Pager {
  const listeners = new Set<() => void>()
  let position = start
  return {
    position: () => position,
    show(page, asked, change) {
      position = { page, round: position.round + (asked ? 1 : 0), change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The pager of a form, which outlives a change of its document. */
export function pagerOf({ host }: FormHandle): Pager {
  host.pager ??= createPager()
  return host.pager
}
