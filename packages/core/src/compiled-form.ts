import type { FieldId } from './ids.ts'
import type { Issue } from './issue.ts'
import type { Form } from './schema/form.ts'
import type { Values } from './values.ts'

/** A form made ready to run: closures only, so a strict CSP holds. Made once for each form by `compileForm`. */
export interface CompiledForm {
  readonly form: Form
  /** Every issue of every visible field, in document order. */
  validate(values: Values): Issue[]
  /** The issues of one field; none while its condition hides it. */
  validateField(fieldId: FieldId, values: Values): Issue[]
  /** The fields whose conditions hold (fields of kind `hidden` among them: they are sent). */
  visible(values: Values): ReadonlySet<FieldId>
  /** Whether the field wants an answer now, by a `required` rule or `requiredWhen`. */
  required(fieldId: FieldId, values: Values): boolean
  /** What is sent: a record by parameter name, always strings (contracts: template parameters). */
  templateParams(values: Values): Record<string, string>
}
