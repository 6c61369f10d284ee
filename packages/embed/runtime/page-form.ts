// The form of an English page: its words stand in the code.
import type { Form } from '@letterslot/core'
import type { FormHandle, FormOptions } from '@letterslot/react'
import { createHandleWith, type FormParts, FormView } from '@letterslot/react/parts'
import { useEffect } from 'react'
import type { Child } from './draw.ts'
import { jsx } from './react.ts'

export const pageForm = (form: Form, parts: FormParts, rareParts: FormOptions['rareParts']): Child =>
  jsx(HeldForm, { handle: createHandleWith(parts, form, { options: { rareParts } }) })

/** A page's document stays, so that its form is held from the first to the last. */
function HeldForm({ handle }: { readonly handle: FormHandle }): Child {
  useEffect(() => handle.watch(), [handle])
  return jsx(FormView, { handle, headingLevel: 1 })
}
