import { useRef } from 'react'
import { type BenchField, fields } from '../bench-fields.ts'
import { messageOf } from './checks.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** Writes what is wrong with an answer where a problem of it stood already, or where the field is left. */
function say(control: Control, field: BenchField, isLeft: boolean): void {
  if (!isLeft && control.getAttribute('aria-invalid') !== 'true') return
  const message = messageOf(field, control.value)
  control.setAttribute('aria-invalid', String(message !== undefined))
  const place = document.getElementById(`${field.name}-error`)
  if (place) place.textContent = message ?? ''
}

function Question({ field }: { readonly field: BenchField }) {
  const { kind, name, label, options = [] } = field
  const tied = { id: name, name, 'aria-describedby': `${name}-error` }
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {kind === 'select' ? (
        <select {...tied}>
          <option value="">Choose</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input {...tied} type={kind === 'email' ? 'email' : 'text'} />
      )}
      <p id={`${name}-error`} />
    </div>
  )
}

const byName = new Map(fields.map(({ field }) => [field.name, field]))

/** Plain elements and two listeners of the DOM: what no library goes below. */
function Questions() {
  const isHeard = useRef(false)
  const hear = (form: HTMLFormElement | null): void => {
    if (!form || isHeard.current) return
    isHeard.current = true
    for (const [type, isLeft] of [
      ['input', false],
      ['focusout', true],
    ] as const) {
      form.addEventListener(type, ({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
        const field = byName.get(target.name)
        if (field) say(target, field, isLeft)
      })
    }
  }
  return (
    <form noValidate ref={hear}>
      {fields.map(({ field }) => (
        <Question key={field.id} field={field} />
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

export const app = <Questions />
