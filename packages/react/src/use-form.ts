import { everyPart } from './every-part.ts'
import { useFormWith } from './FormWithParts.tsx'
import type { FormFile } from './form-file.ts'
import { createHandleWith, type FormHandle, type FormHost } from './form-handle.ts'
import type { FormOptions } from './form-options.ts'

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
