import { type Field, formatIssue } from '@letterslot/core'
import { issues as messages } from '@letterslot/core/messages/en'
import { type FormHandle, useFieldView } from '@letterslot/react'

interface SignUpFieldProps {
  readonly field: Field
  readonly handle: FormHandle
}

export function SignUpField({ field, handle }: SignUpFieldProps) {
  const { form, store } = handle
  const { required, issues } = useFieldView(store, field.id)
  const id = `sign-up-${field.id}`
  return (
    <p>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        name={field.name}
        type={field.kind}
        autoComplete={field.autocomplete}
        required={required}
        aria-invalid={issues.length > 0}
        aria-describedby={`${id}-issues`}
        onChange={(event) => store.change(field.id, event.target.value)}
        onBlur={() => store.leave(field.id)}
      />
      <span id={`${id}-issues`} className="issues">
        {issues.map((issue) => formatIssue(issue, { form, messages })).join(' ')}
      </span>
    </p>
  )
}
