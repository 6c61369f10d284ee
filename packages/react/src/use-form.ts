import type { Form } from '@letterslot/core'
import { useEffect, useState } from 'react'
import { createFormHandle, type FormHandle } from './form-handle.ts'
import type { FormOptions } from './form-options.ts'

/**
 * Holds a form that is being filled in. A new `form` object is a changed form: what was written in its fields is kept, and
 * what no longer fits a field is put right by the page, which knows what stands there.
 */
export function useForm(form: Form, options: FormOptions = {}): FormHandle {
  const [held, setHeld] = useState(() => createFormHandle(form, options))
  let handle = held
  if (held.form !== form) {
    handle = createFormHandle(form, { ...options, defaultValues: held.store.values() })
    setHeld(handle)
  }
  useEffect(() => handle.configure(options))
  return handle
}
