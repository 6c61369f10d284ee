import type { Field, Form } from '@letterslot/core'
import { createFormHandle, type FormHandle } from '@letterslot/react'
import { useState } from 'react'

/** Words of a field that its visitor reads: neither its rules nor its value depend on them. */
const wordProperties: ReadonlySet<string> = new Set<keyof Field>(['label', 'help', 'placeholder', 'text'])
/** Words of a form that are drawn around its fields. */
const formWords: ReadonlySet<string> = new Set<string>([
  'title',
  'description',
  'submitLabel',
  'sentText',
  'pages',
] satisfies (keyof Form)[])

/**
 * The form as the runtime draws it on the canvas. While words are typed the handle keeps its rules and its values, so that
 * a letter costs one field.
 */
export function useCanvasHandle(form: Form): FormHandle {
  const [held, setHeld] = useState(() => createFormHandle(form, { options: { mode: 'edit' } }))
  if (held.form === form) return held
  const fields = form.pages.flatMap((page) => page.fields)
  const handle = hasOtherWordsOnly(held, form, fields) ? { ...held, form, fields } : madeAnew(form, held)
  setHeld(handle)
  return handle
}

/** A new handle, which asks the host no more for what is here by now: all that the runtime draws behind a form. */
function madeAnew(form: Form, { host, ...held }: FormHandle): FormHandle {
  const handle = createFormHandle(form, host, { host, ...held })
  const { ui } = host
  return ui ? { ...handle, loadUi: async () => ui } : handle
}

function hasOtherWordsOnly(held: FormHandle, form: Form, fields: readonly Field[]): boolean {
  return (
    isSameBut(held.form, form, formWords) &&
    held.form.pages.length === form.pages.length &&
    held.fields.length === fields.length &&
    held.fields.every((before, index) => isSameBut(before, fields[index], wordProperties))
  )
}

/** Tells if two objects hold the same values, those under some keys aside. */
function isSameBut(one: object, other: object | undefined, keys: ReadonlySet<string>): boolean {
  if (one === other) return true
  if (!other) return false
  const all = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...all].every((key) => keys.has(key) || Reflect.get(one, key) === Reflect.get(other, key))
}
