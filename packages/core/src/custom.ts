export { maxCustomLength } from './model/limits.ts'
export type { Settings } from './model/settings.ts'
export { compileCustom } from './rules/custom.ts'
