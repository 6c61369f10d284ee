export { type Fault, type FaultCode, faultCodes } from './schema/fault.ts'
export { FormError } from './schema/form-error.ts'
export { parseForm } from './schema/parse.ts'
