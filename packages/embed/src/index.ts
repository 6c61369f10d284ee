export type { PageRuntime, PageScript } from './page-runtime.ts'
export { publicForm } from './public-form.ts'
export { PageForm, type PageFormProps, type StandalonePage, standalonePage } from './standalone-page.tsx'
export { type AddressPlace, UnsafeAddressError } from './unsafe-address-error.ts'
