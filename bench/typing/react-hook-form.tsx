import { type FieldError, type RegisterOptions, type UseFormRegister, useForm } from 'react-hook-form'
import { type BenchField, fields } from '../bench-fields.ts'
import { email, number } from './checks.ts'

type Answers = Readonly<Record<string, string>>

/** The rules of a field as `register` has them. */
function checksOf({ kind, rules }: BenchField): RegisterOptions<Answers> {
  return Object.assign(
    {},
    ...rules.map((rule) => {
      if (rule.kind === 'required') return { required: 'Answer this question' }
      if (rule.kind === 'length') return { maxLength: { value: rule.max, message: `At most ${rule.max} characters` } }
      if (rule.kind === 'range') {
        const { min, max } = rule
        return { min: { value: min, message: `At least ${min}` }, max: { value: max, message: `At most ${max}` } }
      }
      const value =
        rule.kind === 'pattern' ? new RegExp(`^(?:${rule.pattern})$`, 'v') : kind === 'email' ? email : number
      return { pattern: { value, message: 'This cannot be right' } }
    }),
  )
}

interface QuestionProps {
  readonly field: BenchField
  readonly error: FieldError | undefined
  readonly register: UseFormRegister<Answers>
}

/** A field as its users write it: label, control, message, tied together. */
function Question({ field, error, register }: QuestionProps) {
  const { kind, name, label, options = [] } = field
  const tied = { id: name, 'aria-invalid': error !== undefined, 'aria-describedby': `${name}-error` }
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {kind === 'select' ? (
        <select {...tied} {...register(name, checksOf(field))}>
          <option value="">Choose</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input {...tied} type={kind === 'email' ? 'email' : 'text'} {...register(name, checksOf(field))} />
      )}
      <p id={`${name}-error`}>{error?.message}</p>
    </div>
  )
}

/** Checks when a field is left and then as one types, as ours does. */
function Questions() {
  const { register, handleSubmit, formState } = useForm<Answers>({ mode: 'onTouched' })
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      {fields.map(({ field }) => (
        <Question key={field.id} field={field} error={formState.errors[field.name]} register={register} />
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

export const app = <Questions />
