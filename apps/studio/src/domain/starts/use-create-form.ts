import { documentFromStart } from './document-from-start.ts'
import type { Start } from './start.ts'
import { type MadeForm, useKeepForm } from './use-keep-form.ts'

/** The origin of a new form. */
export interface NewForm extends Pick<MadeForm, 'to' | 'connection'> {
  readonly start: Start
}

/** Makes a form from a start, connects it so that it can be tried at once, stores it and opens it. */
export function useCreateForm(): (form: NewForm) => Promise<void> {
  const keepForm = useKeepForm()
  return async ({ start, ...rest }) => {
    await keepForm({ ...rest, make: (to) => documentFromStart(start, { to }) })
  }
}
