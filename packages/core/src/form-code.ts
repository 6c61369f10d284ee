export { compileFormWith, type FormCode } from './compile.ts'
export { evaluate } from './logic/evaluate.ts'
export { checkRequired, compileLength, everyRule, type RuleCode } from './rules/registry.ts'
export { compileAddress } from './rules/type.ts'
