import type { Form } from '../model/form.ts'

/** Tells if a form is in English, of whatever region. */
export function speaksEnglish({ locale }: Form): boolean {
  return /^en\b/i.test(locale)
}
