import { type FormWords, sayCondition, sayField, spokenWords, withSaid } from './say-field.ts'
import type { Start, StartPage } from './start.ts'

/** A start in the language of the page, so that the form made from it is the maker's own. Names of parameters stay. */
export function sayStart(start: Start, words: FormWords = spokenWords): Start {
  return {
    ...withSaid(start, ['subject'], words),
    form: withSaid(start.form, ['title', 'description', 'submitLabel', 'sentText'], words),
    fields: start.fields.map((field) => sayField(field, words)),
    ...(start.pages && { pages: start.pages.map((page) => sayPage(page, words)) }),
  }
}

function sayPage({ visibleWhen, endsWhen, ...page }: StartPage, words: FormWords): StartPage {
  return {
    ...withSaid(page, ['title'], words),
    ...(visibleWhen && { visibleWhen: sayCondition(visibleWhen, words) }),
    ...(endsWhen && { endsWhen: sayCondition(endsWhen, words) }),
  }
}
