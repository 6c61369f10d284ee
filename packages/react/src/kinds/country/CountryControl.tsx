import { countriesByName } from '@letterslot/core/country'
import type { JSX } from 'react'
import { ariaProps } from '../../fields/controls.tsx'
import type { ControlProps } from '../../form/form-context.ts'
import { useDrawnOrder } from '../../form/use-drawn-order.ts'

/** Every country by its name in the form's language, in a list that opens. It begins with no choice made. */
export function CountryControl(props: ControlProps): JSX.Element {
  const { field, id, value, context } = props
  const countries = useDrawnOrder(id, context.locale, countriesByName(context.locale), ({ code }) => code)
  return (
    <select
      {...ariaProps(props)}
      className="ls-control"
      autoComplete={field.autocomplete ?? 'country'}
      defaultValue={typeof value === 'string' ? value : ''}
    >
      <option value="" {...context.langOf?.(field.placeholder)}>
        {field.placeholder || context.texts.choose}
      </option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
