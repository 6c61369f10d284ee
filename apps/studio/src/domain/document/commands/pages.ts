import type { Page, PageId, Progress } from '@letterslot/core'
import { castDraft, current } from 'mutative'
import type { Command } from '../command.ts'
import { assignChanges, mergeKeyOf } from '../command.ts'

/** Puts an empty page behind the others. From the second one on visitors see one page after another, unless that was chosen before. */
export function addPage(id: PageId): Command {
  return {
    kind: 'add-page',
    change: ({ form }) => {
      if (form.pages.some((page) => page.id === id)) return
      form.pages.push({ id, fields: [] })
      if (form.pages.length === 2) form.progress ??= 'steps'
    },
  }
}

/** Gives a page a title; `undefined` takes it away. */
export function setPageTitle(id: PageId, title: string | undefined): Command {
  return {
    kind: 'set-page-title',
    mergeKey: mergeKeyOf('set-page-title', id, { title }),
    change: ({ form }) => {
      const page = form.pages.find((one) => one.id === id)
      if (page) assignChanges(page, { title })
    },
  }
}

/** Moves a page to an index. */
export function movePage(id: PageId, to: number): Command {
  return {
    kind: 'move-page',
    change: ({ form }) => {
      const from = form.pages.findIndex((page) => page.id === id)
      if (from < 0) return
      const order = [...form.pages]
      order.splice(to, 0, ...order.splice(from, 1))
      form.pages = order
    },
  }
}

/** Takes a page away. Its fields go to the end of the page before it, or to the beginning of the next one: none is lost. */
export function removePage(id: PageId): Command {
  return {
    kind: 'remove-page',
    change: ({ form }) => {
      const index = form.pages.findIndex((page) => page.id === id)
      const page = form.pages[index]
      if (!page || form.pages.length < 2) return
      const before = form.pages[index - 1]
      const next = form.pages[index + 1]
      if (before) before.fields.push(...page.fields)
      else next?.fields.unshift(...page.fields)
      form.pages.splice(index, 1)
      // A way that led to it leads nowhere.
      for (const other of form.pages) {
        const ways = other.next?.filter((way) => !('to' in way && way.to === id))
        if (ways && ways.length > 0) other.next = ways
        else delete other.next
      }
      if (form.pages.length < 2 && form.progress !== 'fields') Reflect.deleteProperty(form, 'progress')
    },
  }
}

/** Chooses how far visitors see that they are; `undefined` shows all pages, one below the other. */
export function setProgress(progress: Progress | undefined): Command {
  return { kind: 'set-progress', change: ({ form }) => assignChanges(form, { progress }) }
}

/** A page's ways on. */
export type PageWays = Required<Pick<Page, 'id' | 'next'>>

/** The pages whose ways lead to one. */
export function waysTo(pages: readonly Page[], id: PageId): readonly PageWays[] {
  return pages.flatMap((page) =>
    page.id !== id && page.next?.some((way) => 'to' in way && way.to === id) ? [{ id: page.id, next: page.next }] : [],
  )
}

/**
 * Puts a page back that was taken away, with those of its fields that the form still has.
 * @param at - its index, how visitors came through the pages then, and the ways of other pages, some of which led to it.
 */
export function restorePage(
  page: Page,
  at: { readonly index: number; readonly progress: Progress | undefined; readonly ways?: readonly PageWays[] },
): Command {
  return {
    kind: 'restore-page',
    change: ({ form }) => {
      if (form.pages.some(({ id }) => id === page.id)) return
      const own = new Set(page.fields.map(({ id }) => id))
      const kept = new Map(form.pages.flatMap(({ fields }) => fields).map((field) => [field.id, current(field)]))
      for (const other of form.pages) {
        if (other.fields.some(({ id }) => own.has(id))) other.fields = other.fields.filter(({ id }) => !own.has(id))
      }
      const fields = page.fields.flatMap(({ id }) => kept.get(id) ?? [])
      form.pages.splice(at.index, 0, castDraft({ ...page, fields }))
      if (at.progress) form.progress ??= at.progress
      for (const { id, next } of at.ways ?? []) {
        const other = form.pages.find((one) => one.id === id)
        if (other) other.next = castDraft([...next])
      }
    },
  }
}
