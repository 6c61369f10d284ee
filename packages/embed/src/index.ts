export { PageForm, type PageFormProps } from './PageForm.tsx'
export { type PageRuntime, type StandalonePage, standalonePage } from './standalone-page.tsx'
export { type AddressPlace, UnsafeAddressError } from './unsafe-address-error.ts'
