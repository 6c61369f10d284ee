import type { JSX } from 'react'
import { createHandleWith } from './create-form-handle.ts'
import { everyPart } from './every-part.ts'
import { FormView, type FormViewOptions } from './FormView.tsx'
import { useFormWith } from './FormWithParts.tsx'
import type { FormHandle, FormHost, FormOptions } from './form/form-context.ts'
import type { FormFile } from './form/form-file.ts'

export interface LetterslotFormProps extends FormOptions, FormViewOptions {
  /** The document: the JSON file that Publish gives, or what `parseForm` does. A new object is a changed form. */
  readonly form: FormFile
}

/** Draws a form, checks it, sends it, and says what became of it. Its look is `@letterslot/react/form.css`. */
export function LetterslotForm({ form, ...options }: LetterslotFormProps): JSX.Element {
  return <FormView {...options} editing={options.mode === 'edit'} handle={useFormWith(everyPart, form, options)} />
}

/**
 * Holds a form that is being filled in. A new `form` object is a changed form: what was written in its fields is kept, and
 * what no longer fits a field is put right by the page, which knows what stands there.
 * @param form - the document, as Publish gives it or as `parseForm` does; the same object until it changes.
 */
export function useForm(form: FormFile, options: FormOptions = {}): FormHandle {
  return useFormWith(everyPart, form, options)
}

/**
 * Makes a form ready to be filled in and sent.
 * @param file - the document, as Publish gives it or as `parseForm` does.
 * @param last - the form before its document changed: under the same id what was written and sent goes on.
 */
export function createFormHandle(file: FormFile, host: FormHost, last?: FormHandle): FormHandle {
  return createHandleWith(everyPart, file, host, last)
}
