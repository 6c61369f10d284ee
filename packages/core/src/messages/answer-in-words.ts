import { countryName } from '../model/countries.ts'
import type { Field } from '../model/field.ts'
import { formatPhone } from '../model/phone.ts'
import { endsOf } from '../model/steps.ts'
import { formatAmount } from './format-amount.ts'
import { formatCalculated } from './format-calculated.ts'
import { formatInterval } from './format-interval.ts'
import { formatMoment } from './format-moment.ts'

/**
 * A parameter as people read it, by the kind of its field: a day in words, an amount with its currency, a number with its unit, a rating
 * with the most that it could be, a country by its name, a yes or no by its label, a consent as a tick.
 * A text that needs no words stays as it is.
 * @param locale - BCP 47.
 */
export function answerInWords(
  field: Partial<Pick<Field, 'kind' | 'currency' | 'decimals' | 'unit' | 'to' | 'options'>>,
  text: string,
  locale: string,
): string {
  const { kind, currency, options, to, unit } = field
  switch (kind) {
    case 'dateRange':
      return formatInterval(text, locale)
    case 'date':
    case 'datetime':
      return formatMoment(text, locale)
    case 'calculated':
      return formatCalculated(field, text, locale)
    case 'slider':
      return unit ? formatCalculated({ unit }, text, locale) : text
    case 'rating': {
      const [, last] = endsOf({ kind, ...(to !== undefined && { to }) })
      return /^\d+$/.test(text) ? `${text}${/^en\b/.test(locale) ? ' of ' : '/'}${last}` : text
    }
    case 'currency':
      return formatAmount(text, currency, locale)
    case 'phone':
      return formatPhone(text)
    case 'yesNo':
      return options?.find(({ value }) => value === text)?.label ?? text
    case 'consent':
      return text === 'yes' ? '✓' : text
    case 'country':
      return countryName(text, locale)
    default:
      return text
  }
}
