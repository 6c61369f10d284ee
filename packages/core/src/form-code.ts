export { compileFormWith, type FormCode } from './rules/compile.ts'
export { evaluate } from './rules/evaluate.ts'
export { checkRequired, compileLength, everyRule, type RuleCode } from './rules/registry.ts'
export { compileAddress } from './rules/type.ts'
