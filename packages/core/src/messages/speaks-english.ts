import type { Form } from '../model/form.ts'

/** Tells if a form is in English, of whatever region, with no sentence changed: the words in the code are its own. */
export function speaksEnglish({ locale, texts }: Pick<Form, 'locale' | 'texts'>): boolean {
  return !texts && /^en\b/i.test(locale)
}
