import {
  compileCurrency,
  currencyDecimals,
  formatAmount,
  readAmount,
  withCurrencyIssues,
} from '@letterslot/core/currency'
import type { WithKind } from '../../form/form-context.ts'
import { CurrencyControl } from './CurrencyControl.tsx'

/** The kind `currency`: its control, which takes a comma and a point, its rule, its bounds in words, and an amount as people read it. */
export const withCurrency: WithKind = (parts) => ({
  ...parts,
  kinds: {
    ...parts.kinds,
    currency: {
      Control: CurrencyControl,
      readAnswer: (box, { currency }) => {
        const typed = box.querySelector('input')?.value
        return typed && (readAmount(typed, currencyDecimals(currency)) ?? typed.trim())
      },
    },
  },
  compileRareRule: (rule, field, clock) => parts.compileRareRule(rule, field, clock) ?? compileCurrency(rule, field),
  withRareIssues: (form, own) => withCurrencyIssues(parts.withRareIssues(form, own)),
  sayAnswer: (field, value, locale) =>
    field.kind === 'currency' ? formatAmount(value, field.currency, locale) : parts.sayAnswer(field, value, locale),
})
