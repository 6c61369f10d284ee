export { ownForm } from './model/own-form.ts'
export { type CheckField, compileChecks, type RuleOptions } from './rules/checks.ts'
export { compileFormWith, type FormCode } from './rules/compile.ts'
export { evaluate } from './rules/evaluate.ts'
export { compilePlainPattern } from './rules/pattern.ts'
export {
  checkRequired,
  compileLength,
  compileOptions,
  compileRange,
  everyRule,
  type RuleCode,
} from './rules/registry.ts'
export { type ParamText, paramsWith } from './rules/template-params.ts'
export { compileAddress, compileType } from './rules/type.ts'
