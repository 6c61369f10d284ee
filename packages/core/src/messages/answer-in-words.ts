import { countryName } from '../model/countries.ts'
import type { Field } from '../model/field.ts'
import { formatPhone } from '../model/phone.ts'
import { formatAmount } from './format-amount.ts'
import { formatCalculated } from './format-calculated.ts'
import { formatInterval } from './format-interval.ts'
import { formatMoment } from './format-moment.ts'

/**
 * A parameter as people read it, by the kind of its field: a day in words, an amount with its currency, a country by its name.
 * A text that needs no words stays as it is.
 * @param locale - BCP 47.
 */
export function answerInWords(
  field: Partial<Pick<Field, 'kind' | 'currency' | 'decimals' | 'unit'>>,
  text: string,
  locale: string,
): string {
  const { kind, currency } = field
  switch (kind) {
    case 'dateRange':
      return formatInterval(text, locale)
    case 'date':
    case 'datetime':
      return formatMoment(text, locale)
    case 'calculated':
      return formatCalculated(field, text, locale)
    case 'currency':
      return formatAmount(text, currency, locale)
    case 'phone':
      return formatPhone(text)
    case 'country':
      return countryName(text, locale)
    default:
      return text
  }
}
