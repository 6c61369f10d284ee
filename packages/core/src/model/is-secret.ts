import type { Field } from './field.ts'

/** Autofill field names (HTML) of secrets, whatever the maker marked. */
const secretAutofill = /(^|\s)cc-|one-time-code|-password/

/** True for a field that autofill knows as one of a card, a password or a one-time code. */
export function isSecret({ autocomplete = '' }: Pick<Field, 'autocomplete'>): boolean {
  return secretAutofill.test(autocomplete.toLowerCase())
}
