import type { Values } from '@letterslot/core'
import type { FormHandle } from '@letterslot/react'

/** The values of a form's visible fields by name, as a browser would send them: for a form around the element. */
export function formData({ fields, compiled }: FormHandle, values: Values): FormData {
  const data = new FormData()
  const visible = compiled.visible(values)
  for (const { id, name } of fields) {
    const value = values[id]
    if (!visible.has(id) || value === undefined || value === false) continue
    if (value === true) data.append(name, 'on')
    else if (typeof value === 'string') data.append(name, value)
    else for (const one of value) data.append(name, one instanceof File ? one : `${one}`)
  }
  return data
}
