import type {
  DraftTexts,
  FormTexts,
  OutcomeTexts,
  PageTexts,
  PartTexts,
  RareTexts,
  RowsTexts,
  SearchTexts,
  SignatureTexts,
} from '@letterslot/core/form-state'
import type { Language } from '@letterslot/core/language'

/** The words of a form: those of a table, or English as a form in a language without one speaks it. */
export type FormLanguage = Pick<Language, 'lang' | 'locale'> & Partial<Language>

/** The texts of every form, and of those that few forms have once they are there. */
export type FormWords = FormTexts &
  Partial<OutcomeTexts & PageTexts & DraftTexts & RareTexts & SignatureTexts & PartTexts & RowsTexts & SearchTexts>
