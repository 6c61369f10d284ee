import { compilePhone, formatPhone, withPhoneIssues } from '@letterslot/core/phone'
import type { KindParts, WithKind } from '../../form/form-context.ts'
import { PhoneControl } from './PhoneControl.tsx'
import { putNumber, readNumber } from './phone-number.ts'

const phone: KindParts = { Control: PhoneControl, readAnswer: readNumber, putAnswer: putNumber }

/** The kind `phone`: a country and a number within it, whose answer is a number of E.164. */
export const withPhone: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, phone },
  compileRareRule: (rule, field, clock) => parts.compileRareRule(rule, field, clock) ?? compilePhone(rule, field),
  withRareIssues: (form, own) => withPhoneIssues(parts.withRareIssues(form, own)),
  sayAnswer: (field, value, locale) =>
    field.kind === 'phone' ? formatPhone(value) : parts.sayAnswer(field, value, locale),
})
