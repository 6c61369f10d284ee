import type { Form, Value } from '@letterslot/core'
import { useEffect, useState } from 'react'
import { createFormHandle, type FormHandle } from './form-handle.ts'
import type { FormOptions } from './form-options.ts'

/**
 * Holds a form that is being filled in. A new `form` object is a changed form: what was written in fields that are still
 * of the same kind is kept.
 */
export function useForm(form: Form, options: FormOptions = {}): FormHandle {
  const [held, setHeld] = useState(() => createFormHandle(form, options))
  let handle = held
  if (held.form !== form) {
    handle = createFormHandle(form, { ...options, defaultValues: carriedValues(held, form) })
    setHeld(handle)
  }
  useEffect(() => handle.configure(options))
  return handle
}

function carriedValues(held: FormHandle, form: Form): Record<string, Value> {
  const values = held.store.values()
  const carried: Record<string, Value> = {}
  for (const { id, kind } of form.pages.flatMap((page) => page.fields)) {
    const value = values[id]
    if (value !== undefined && held.fields.some((field) => field.id === id && field.kind === kind)) carried[id] = value
  }
  return carried
}
