import { useEffect, useState } from 'react'
import type { FormFile } from './form-file.ts'
import { createFormHandle, type FormHandle } from './form-handle.ts'
import type { FormOptions } from './form-options.ts'

/**
 * Holds a form that is being filled in. A new `form` object is a changed form: what was written in its fields is kept, and
 * what no longer fits a field is put right by the page, which knows what stands there.
 * @param form - the document, as Publish gives it or as `parseForm` does; the same object until it changes.
 */
export function useForm(form: FormFile, options: FormOptions = {}): FormHandle {
  const [held, setHeld] = useState(() => createFormHandle(form, { options }))
  let handle = held
  if (held.form !== form) {
    handle = createFormHandle(form, held.host, held)
    setHeld(handle)
  }
  const { mode } = options
  useEffect(() => {
    handle.host.options = options
  })
  useEffect(() => (mode === 'edit' ? undefined : handle.watch()), [handle, mode])
  return handle
}
