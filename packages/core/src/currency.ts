export { withCurrencyIssues } from './messages/currency-issues.ts'
export { currencySign, formatAmount } from './messages/format-amount.ts'
export { currencyDecimals, readAmount } from './model/amount.ts'
export { compileCurrency } from './rules/currency.ts'
