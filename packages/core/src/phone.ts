export { withPhoneIssues } from './messages/phone-issues.ts'
export { countriesByName } from './model/countries.ts'
export {
  callingCode,
  callingCountries,
  formatPhone,
  isMainCountry,
  isPhone,
  type PhoneParts,
  phoneParts,
  readPhone,
} from './model/phone.ts'
export { compilePhone } from './rules/phone.ts'
