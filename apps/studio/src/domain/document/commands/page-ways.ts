import type { Condition, PageId, PageJump } from '@letterslot/core'
import { castDraft } from 'mutative'
import type { Command } from '../command.ts'
import { outlineOf } from './conditions.ts'

/** Sets when visitors come to a page; `undefined`: always. */
export function setPageVisibility(id: PageId, condition: Condition | undefined): Command {
  return {
    kind: 'set-page-visibility',
    mergeKey: `set-page-visibility:${id}:${outlineOf(condition)}`,
    change: ({ form }) => {
      const page = form.pages.find((one) => one.id === id)
      if (!page) return
      if (condition === undefined) delete page.visibleWhen
      else page.visibleWhen = castDraft(condition)
    },
  }
}

/** Sets the ways on from a page; `undefined`: the next page follows. */
export function setPageNext(id: PageId, next: readonly PageJump[] | undefined): Command {
  return {
    kind: 'set-page-next',
    mergeKey: `set-page-next:${id}:${JSON.stringify(next?.map(({ when, ...way }) => [way, outlineOf(when)]))}`,
    change: ({ form }) => {
      const page = form.pages.find((one) => one.id === id)
      if (!page) return
      if (next === undefined) delete page.next
      else page.next = castDraft([...next])
    },
  }
}
