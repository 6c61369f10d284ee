import { currencySign } from '@letterslot/core/currency'
import type { JSX } from 'react'
import { ariaProps } from '../../fields/controls.tsx'
import type { ControlProps } from '../../form/form-context.ts'

/**
 * An amount: text, as every number is, with the sign of its currency before it. The label names the control, and the sign describes
 * it: who only listens hears which money is meant.
 */
export function CurrencyControl(props: ControlProps): JSX.Element {
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
