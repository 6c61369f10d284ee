import type { CompiledForm } from './compiled-form.ts'
import type { Form } from './schema/form.ts'

/** Makes a form ready to run. */
export function compileForm(form: Form): CompiledForm {
  return {
    form,
    validate: () => [],
    validateField: () => [],
    visible: () => new Set(form.pages.flatMap((page) => page.fields.map(({ id }) => id))),
    required: () => false,
    templateParams: () => ({}),
  }
}
