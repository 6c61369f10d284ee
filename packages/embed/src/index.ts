export { elementParts, firstParts } from './element-parts.ts'
export {
  type ElementExtras,
  type ElementRuntime,
  type ElementScript,
  elementScript,
  languagesScript,
} from './element-script.ts'
export { elementTableNames, loadElementTables } from './element-tables.ts'
export { styledFolders } from './kind-folders.ts'
export { PageForm, type PageFormProps } from './PageForm.tsx'
export type { PageRuntime, PageScript } from './page-runtime.ts'
export type { PageTables } from './page-words.ts'
export { publicForm } from './public-form.ts'
export { type StandalonePage, standalonePage } from './standalone-page.tsx'
export { type AddressPlace, UnsafeAddressError } from './unsafe-address-error.ts'
