import {
  compileCurrency,
  currencyDecimals,
  currencySign,
  formatAmount,
  readAmount,
  withCurrencyIssues,
} from '@letterslot/core/currency'
import type { JSX } from 'react'
import { ariaProps } from '../../fields/controls.tsx'
import type { ControlProps, WithKind } from '../../form/form-context.ts'

/** The kind `currency`: its control, which takes a comma and a point, its rule, its bounds in words, and an amount as people read it. */
export const withKind: WithKind = (parts) => ({
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
  compileRareRule: (rule, field, options) =>
    parts.compileRareRule(rule, field, options) ?? compileCurrency(rule, field),
  withRareIssues: (form, own) => withCurrencyIssues(parts.withRareIssues(form, own)),
  sayAnswer: (field, value, locale) =>
    field.kind === 'currency' ? formatAmount(value, field.currency, locale) : parts.sayAnswer(field, value, locale),
})

/**
 * An amount: text, as every number is, with the sign of its currency before it. The label names the control, and the sign describes
 * it: who only listens hears which money is meant.
 */
function CurrencyControl(props: ControlProps): JSX.Element {
  const { field, id, value, describedBy, context } = props
  const sign = `${id}-sign`
  return (
    <span className="ls-amount">
      <span id={sign}>{currencySign(field.currency, context.locale)}</span>
      <input
        {...ariaProps(props)}
        aria-describedby={[sign, describedBy].filter(Boolean).join(' ')}
        className="ls-control"
        type="text"
        inputMode="decimal"
        dir="auto"
        placeholder={field.placeholder}
        autoComplete={field.autocomplete}
        defaultValue={typeof value === 'string' ? value : undefined}
      />
    </span>
  )
}
