import { Field, Form } from 'react-final-form'
import { type BenchField, fields } from '../bench-fields.ts'
import { messageOf } from './checks.ts'

/** The changes for which a field is drawn again. */
const heard = { value: true, error: true, touched: true }

/** A field as its users write it: label, control, message, tied together. */
function Question({ field }: { readonly field: BenchField }) {
  const { kind, name, label, options = [] } = field
  return (
    <Field<string> name={name} validate={(answer = '') => messageOf(field, answer)} subscription={heard}>
      {({ input, meta: { error, touched } }) => {
        const isWrong = touched === true && error !== undefined
        const tied = { id: name, 'aria-invalid': isWrong, 'aria-describedby': `${name}-error` }
        return (
          <div>
            <label htmlFor={name}>{label}</label>
            {kind === 'select' ? (
              <select {...input} {...tied}>
                <option value="">Choose</option>
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            ) : (
              <input {...input} {...tied} type={kind === 'email' ? 'email' : 'text'} />
            )}
            <p id={`${name}-error`}>{isWrong && error}</p>
          </div>
        )
      }}
    </Field>
  )
}

/** Draws by field, and checks what is typed alone, as its guide to speed has it. */
export const app = (
  <Form onSubmit={() => undefined} subscription={{}}>
    {({ handleSubmit }) => (
      <form noValidate onSubmit={handleSubmit}>
        {fields.map(({ field }) => (
          <Question key={field.id} field={field} />
        ))}
        <button type="submit">Send</button>
      </form>
    )}
  </Form>
)
