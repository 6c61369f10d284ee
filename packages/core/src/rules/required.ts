import { isEmpty } from '../values.ts'
import type { Check } from './check.ts'

/** An answer must be given. Source: HTML, `required`. */
export const checkRequired: Check = (value) => (isEmpty(value) ? [{ code: 'valueMissing' }] : [])
