export { withCountryIssues } from './messages/country-issues.ts'
export { type Country, countriesByName, countryCodes, countryName } from './model/countries.ts'
export { compileCountry } from './rules/country.ts'
