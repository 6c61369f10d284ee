export { PageForm, type PageFormProps } from './PageForm.tsx'
export type { PageRuntime, PageScript } from './page-runtime.ts'
export { type StandalonePage, standalonePage } from './standalone-page.tsx'
export { type AddressPlace, UnsafeAddressError } from './unsafe-address-error.ts'
