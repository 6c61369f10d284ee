import { localized } from './localized.ts'

/** The words of a calculated field's settings. */
export const calculationText = localized('calculationText', {
  calculation: 'Calculation',
  help: '+ - * / and brackets, if(a > 1, b, c), min, max, sum, round(a, 2), count and price. Over the rows of a group: sum(items.price * items.quantity).',
  insert: 'Put in',
  tried: 'With these answers',
  noResult: 'no result',
  currency: 'Currency',
  unit: 'Unit',
  decimals: 'Decimals',
})
