import type { Form } from '@letterslot/core'

/**
 * Every kind of field and rule but the first, which are told by how they alone begin, since every form carries this; a choice that
 * takes a text, conditions on other answers, today and counts, words with bold and links, one page after another, pages that are passed
 * over, an address to go on to, answers under the receipt, drafts, what fills a field before its visitor does.
 */
const rare =
  /\{\{|"(rich|next|pr\w+|review|count|redirect|sent[AB]\w+|freeText|drafts|severity)":|"to":{|"kind":"(?!te|e|ur|nu|sel|rad|ch|con|h|re|ty|len|rang|pa|o)/

/** True for a form that may need what most forms do without. Words of its own that read alike cost it a fetch, and nothing else. */
export function usesRareParts(form: Form): boolean {
  return rare.test(JSON.stringify(form)) || form.pages.some((page) => page.visibleWhen)
}
