import type { CountedText, SearchTexts } from '../form-state/visitor-texts.ts'

/** The words visitors read of a list that is searched by typing, in English, whose one option has a text of its own. */
export const searchTexts: SearchTexts & { readonly optionFound: CountedText } = {
  optionFound: '1 option found',
  optionsFound: '{n} options found',
}
