import type { Result } from '../result.ts'
import { type Form, formFormat } from './form.ts'
import { FormError } from './form-error.ts'

function isForm(input: unknown): input is Form {
  return typeof input === 'object' && input !== null && 'format' in input && input.format === formFormat
}

/** Reads a form document. */
export function parseForm(input: unknown): Result<Form, FormError> {
  if (isForm(input)) return { ok: true, value: input }
  return {
    ok: false,
    error: new FormError([{ pointer: '/format', code: 'unknown-format', message: 'This is not a form document.' }]),
  }
}
