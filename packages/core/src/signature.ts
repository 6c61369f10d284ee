export { maxSignatureLength } from './model/limits.ts'
export { compileSignature } from './rules/signature.ts'
