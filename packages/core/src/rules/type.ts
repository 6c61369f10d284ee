import type { Field } from '../model/field.ts'
import type { FieldKind } from '../model/field-kind.ts'
import { readOrdered } from '../model/ordered.ts'
import type { TypeRule } from '../model/rule.ts'
import { type Check, nothing } from './check.ts'

declare const URL: { canParse(url: string): boolean }

/** The production of HTML, to the letter. @see https://html.spec.whatwg.org/#valid-e-mail-address */
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** True for a text that is one plain e-mail address, as HTML has it: no quotes, comments, lists or display names. */
export function isEmail(text: string): boolean {
  return email.test(text)
}

/** True for a text that is what its kind of field asks for, where that is an address; every text for the other kinds. */
function isAddress(kind: FieldKind, text: string): boolean {
  return kind === 'email' ? isEmail(text) : kind !== 'url' || URL.canParse(text)
}

/** The value must be what the field's kind says. Source: HTML, the input types. */
export function compileType(_rule: TypeRule, { kind }: Field): Check {
  return kind === 'number' || kind === 'date'
    ? (value) => (Number.isNaN(readOrdered(kind, value)) ? [{ code: 'badInput' }] : nothing)
    : compileAddress(_rule, { kind })
}

/** The same for a form that asks for no number and no date. */
export function compileAddress(_rule: TypeRule, { kind }: Pick<Field, 'kind'>): Check {
  return (value) => (isAddress(kind, String(value)) ? nothing : [{ code: 'typeMismatch' }])
}
