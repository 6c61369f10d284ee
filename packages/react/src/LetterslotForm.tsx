import type { JSX } from 'react'
import { everyPart } from './every-part.ts'
import { FormView, type FormViewOptions } from './FormView.tsx'
import { useFormWith } from './FormWithParts.tsx'
import type { FormFile } from './form-file.ts'
import type { FormOptions } from './form-options.ts'

export interface LetterslotFormProps extends FormOptions, FormViewOptions {
  /** The document: the JSON file that Publish gives, or what `parseForm` does. A new object is a changed form. */
  readonly form: FormFile
}

/** Draws a form, checks it, sends it, and says what became of it. Its look is `@letterslot/react/form.css`. */
export function LetterslotForm({ form, ...options }: LetterslotFormProps): JSX.Element {
  return <FormView {...options} editing={options.mode === 'edit'} handle={useFormWith(everyPart, form, options)} />
}
