import type { Form } from '@letterslot/core'
import { languagesOf } from '@letterslot/core/language'
import { translationGaps } from '../../domain/languages/translation-words.ts'

/** A further language of a form in which visitors read some of the maker's own words. */
export interface UntranslatedLanguage {
  /** BCP 47. */
  readonly tag: string
  /** The number of texts without a translation, at least 1. */
  readonly missing: number
}

/** The further languages with gaps, in the order of the form. */
export function untranslatedLanguages(form: Form): readonly UntranslatedLanguage[] {
  return languagesOf(form)
    .filter((tag) => tag !== form.locale)
    .map((tag) => ({ tag, missing: translationGaps(form, tag).missing.length }))
    .filter(({ missing }) => missing > 0)
}
