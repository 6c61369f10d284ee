// What a site does with @letterslot/react, in whichever React it is bundled with.
import { LetterslotForm, useFieldView, useForm, useFormState, useOutbox } from '@letterslot/react'
import { createElement, StrictMode } from 'react'

/** A field with a face of its own. */
function Line({ field, handle }) {
  const { required, issues } = useFieldView(handle.store, field.id)
  return createElement('input', {
    'aria-label': field.label,
    required,
    'aria-invalid': issues.length > 0,
    onChange: (event) => handle.store.change(field.id, event.target.value),
  })
}

/** A form with a face of its own. */
function Headless({ form }) {
  const handle = useForm(form)
  const state = useFormState(handle.store)
  const lines = handle.fields.map((field) => createElement(Line, { key: field.id, field, handle }))
  const button = createElement('button', { type: 'button', onClick: handle.submit }, 'Sign up')
  return createElement('section', null, lines, button, createElement('output', null, state.status))
}

function Count() {
  const { entries } = useOutbox()
  return createElement('p', null, `${entries.length} messages`)
}

/** A control of the site's own. */
function Long({ field, id, value, describedBy }) {
  return createElement('textarea', {
    id,
    name: field.name,
    'aria-describedby': describedBy,
    defaultValue: value,
    rows: 2,
  })
}

const components = { textarea: Long }

/** The whole site, strict. */
export function site({ form, signUp }) {
  return createElement(
    StrictMode,
    null,
    createElement(LetterslotForm, { form, components }),
    createElement(Headless, { form: signUp }),
    createElement(Count),
  )
}
