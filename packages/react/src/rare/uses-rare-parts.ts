import type { Form } from '@letterslot/core'

/** Files, dates, rarer rules, a choice that takes a text, words with bold and links, conditions on other answers, today and counts. */
const rare = /"kind":"(file|date|decimals|words|letters|noLink|domains)"|"freeText":true|"rich":|"to":{|"count":true/

/** True for a form that may need what most forms do without. Words of its own that read alike cost it a fetch, and nothing else. */
export function usesRareParts({ pages, progress }: Form): boolean {
  return !!progress || rare.test(JSON.stringify(pages))
}
