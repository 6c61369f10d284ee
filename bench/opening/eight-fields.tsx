import { type ReactNode, useState } from 'react'
import { type RegisterOptions, useForm } from 'react-hook-form'
import form from '../../scripts/sizes/eight-fields.form.json' with { type: 'json' }

type Answers = Readonly<Record<string, string>>
type Question = (typeof form.pages)[number]['fields'][number]

/** The rules of a question of this form, as react-hook-form has them. */
function rulesOf({ kind, rules }: Question): RegisterOptions<Answers> {
  const named = (name: string) => rules.find((rule) => rule.kind === name)
  const length = named('length')
  const range = named('range')
  return {
    ...(named('required') && { required: 'Answer this question' }),
    ...(length && 'max' in length && { maxLength: { value: Number(length.max), message: 'This is too long' } }),
    ...(kind === 'email' && { pattern: { value: /^[^@\s]+@[^@\s]+$/, message: 'This is no e-mail address' } }),
    ...(range && { min: { value: 2, message: 'At least 2' }, max: { value: 12, message: 'At most 12' } }),
  }
}

/** A control with its label; `controls` are those of a question. */
function Labelled({
  label,
  name,
  error,
  children,
}: Readonly<Record<'label' | 'name', string>> & { readonly error: string | undefined; readonly children: ReactNode }) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {children}
      <p id={`${name}-error`}>{error}</p>
    </div>
  )
}

/** The form of eight fields by react-hook-form, which checks, and says what is wrong; it sends nothing and keeps nothing. */
export function EightFields() {
  const { register, handleSubmit, watch, formState } = useForm<Answers>({ mode: 'onTouched' })
  const [isSent, setIsSent] = useState(false)
  const isGroup = watch('group') === 'yes'
  if (isSent) return <h1>Sent</h1>
  return (
    <form noValidate onSubmit={handleSubmit(() => setIsSent(true))}>
      <h1>{form.title}</h1>
      <p>{form.description}</p>
      {form.pages[0]?.fields.map((field) => {
        const { name, kind, label } = field
        if (name === 'people' && !isGroup) return null
        const error = formState.errors[name]
        const tied = { id: name, 'aria-invalid': error !== undefined, ...register(name, rulesOf(field)) }
        return (
          <Labelled key={name} label={label} name={name} error={error?.message}>
            {kind === 'textarea' ? (
              <textarea {...tied} />
            ) : field.options ? (
              <select {...tied}>
                <option value="">Choose</option>
                {field.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            ) : (
              <input {...tied} type={kind === 'consent' ? 'checkbox' : kind} />
            )}
          </Labelled>
        )
      })}
      <button type="submit">Send</button>
    </form>
  )
}
