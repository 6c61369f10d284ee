// What a site does with @letterslot/react, in whichever React it is bundled with.
import {
  type ControlProps,
  type FormFile,
  type FormHandle,
  LetterslotForm,
  useFieldView,
  useForm,
  useFormState,
  useOutbox,
} from '@letterslot/react'
import { type ChangeEvent, createElement, type JSX, StrictMode } from 'react'

/** The forms of the site. */
export interface SiteForms {
  readonly form: FormFile
  readonly signUp: FormFile
}

interface LineProps {
  readonly field: FormHandle['fields'][number]
  readonly handle: FormHandle
}

/** A field with a face of its own. */
function Line({ field, handle }: LineProps): JSX.Element {
  const { required, issues } = useFieldView(handle.store, field.id)
  return createElement('input', {
    'aria-label': field.label,
    required,
    'aria-invalid': issues.length > 0,
    onChange: (event: ChangeEvent<HTMLInputElement>) => handle.store.change(field.id, event.target.value),
  })
}

/** A form with a face of its own. */
function Headless({ form }: { readonly form: FormFile }): JSX.Element {
  const handle = useForm(form)
  const state = useFormState(handle.store)
  const lines = handle.fields.map((field) => createElement(Line, { key: field.id, field, handle }))
  const button = createElement('button', { type: 'button', onClick: handle.submit }, 'Sign up')
  return createElement('section', null, lines, button, createElement('output', null, state.status))
}

function Count(): JSX.Element {
  const { entries } = useOutbox()
  return createElement('p', null, `${entries.length} messages`)
}

/** A control of the site's own. */
function Long({ field, id, value, describedBy }: ControlProps): JSX.Element {
  return createElement('textarea', {
    id,
    name: field.name,
    'aria-describedby': describedBy,
    defaultValue: typeof value === 'string' ? value : undefined,
    rows: 2,
  })
}

const components = { textarea: Long }

/** The whole site, strict. */
export function site({ form, signUp }: SiteForms): JSX.Element {
  return createElement(
    StrictMode,
    null,
    createElement(LetterslotForm, { form, components }),
    createElement(Headless, { form: signUp }),
    createElement(Count),
  )
}
