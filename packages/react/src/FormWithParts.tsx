import { type JSX, useEffect, useState } from 'react'
import { createHandleWith } from './create-form-handle.ts'
import { FormView, type FormViewOptions } from './FormView.tsx'
import type { FormHandle, FormOptions, FormParts } from './form/form-context.ts'
import type { FormFile } from './form/form-file.ts'

export interface FormWithPartsProps extends FormOptions, FormViewOptions {
  /** The document: the JSON file that Publish gives, or what `parseForm` does. A new object is a changed form. */
  readonly form: FormFile
  readonly parts: FormParts
}

/** Draws a form, as `LetterslotForm` does, with the parts that it is given. */
export function FormWithParts({ form, parts, ...options }: FormWithPartsProps): JSX.Element {
  return <FormView {...options} editing={options.mode === 'edit'} handle={useFormWith(parts, form, options)} />
}

/** Holds a form, as `useForm` does, with the parts that it is given. */
export function useFormWith(parts: FormParts, form: FormFile, options: FormOptions): FormHandle {
  const [held, setHeld] = useState(() => createHandleWith(parts, form, { options }))
  let handle = held
  if (held.form !== form) {
    // What comes with the document counts for it from the first.
    held.host.options = options
    handle = createHandleWith(parts, form, held.host, held)
    setHeld(handle)
  }
  const { mode } = options
  useEffect(() => {
    handle.host.options = options
  })
  useEffect(() => (mode === 'edit' ? undefined : handle.watch()), [handle, mode])
  return handle
}
