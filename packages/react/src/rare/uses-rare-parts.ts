import type { Form } from '@letterslot/core'

/**
 * Files, dates, times, rarer rules, a choice that takes a text, conditions on other answers, today and counts, words with bold and links,
 * one page after another, an address to go on to, answers under the receipt, drafts; kinds
 * of fields and rules by how they alone begin, since every form carries this.
 */
const rare =
  /\{\{|"(rich|progress|review|count|redirect|sentAnswers|freeText|drafts)":|"kind":"([dfw]|ti|let|li|no|com|su)|"to":{/

/** True for a form that may need what most forms do without. Words of its own that read alike cost it a fetch, and nothing else. */
export function usesRareParts(form: Form): boolean {
  return rare.test(JSON.stringify(form))
}
