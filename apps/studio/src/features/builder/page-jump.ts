import type { Form, PageJump } from '@letterslot/core'

/** The ways on from a page with a new one among them. */
export interface NewWays {
  /** Undefined where the next page follows, as it does by itself. */
  readonly next: readonly PageJump[] | undefined
  /** The place of the new one. */
  readonly position: number
}

/**
 * Puts a way to a later page, or to the end behind the last one, among those that lead on from a page: in the place of the one that is always
 * taken, else behind all others.
 * @returns undefined where it leads nowhere new.
 */
export function withJump({ pages }: Form, from: number, to: number): NewWays | undefined {
  const page = pages[from]
  const ways = page?.next ?? []
  if (!page || from >= pages.length - 1 || to <= from || to > pages.length) return undefined
  const goal = pages[to]?.id
  const always = ways.findIndex(({ when }) => !when)
  const before = ways[always]
  const isThere = before && ('end' in before ? to === pages.length : before.to === goal)
  if (isThere || (!before && to === from + 1)) return undefined
  if (ways.length === 1 && before && to === from + 1) return { next: undefined, position: 0 }
  const position = before ? always : ways.length
  return { next: ways.toSpliced(position, 1, goal === undefined ? { end: true } : { to: goal }), position }
}

/** The indexes that a new way may lead to from a page; the end is that behind the last page. */
export function jumpTargets(form: Form, from: number): readonly number[] {
  return Array.from({ length: form.pages.length + 1 }, (_, to) => to).filter((to) => withJump(form, from, to))
}
