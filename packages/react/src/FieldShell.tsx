import type { Field } from '@letterslot/core'
import { type JSX, useState } from 'react'
import { FieldIssues } from './FieldIssues.tsx'
import { controls, lineControl } from './fields/controls.ts'
import type { FormContext } from './form-context.ts'
import { useFieldView } from './use-store.ts'

export interface FieldShellProps {
  readonly field: Field
  readonly context: FormContext
}

/** One field: its label, its help, its control, and what is wrong with it. */
export function FieldShell({ field, context }: FieldShellProps): JSX.Element {
  const { store } = context.handle
  const { visible, required, issues } = useFieldView(store, field.id)
  const { kind, label, help } = field
  // What it holds later stands in the control alone.
  const [initial] = useState(() => store.value(field.id))
  const id = context.idPrefix + field.name
  const helpId = `${id}-help`
  const issuesId = `${id}-issues`
  const invalid = issues.length > 0
  const describedBy = [help && helpId, invalid && issuesId].filter(Boolean).join(' ') || undefined
  const single = kind === 'radio'
  const Control = context.components[kind] ?? controls[kind] ?? lineControl
  const shell = {
    className: 'ls-field',
    'data-field': field.id,
    'data-kind': kind,
    'data-width': field.width,
    // The star is the style sheet's, so that the label's text is the label.
    'data-required': required || undefined,
    hidden: !visible && !context.editing,
  }
  const rest = (
    <>
      {help && (
        <p id={helpId} className="ls-help">
          {help}
        </p>
      )}
      <Control
        field={field}
        id={id}
        value={initial}
        required={required}
        invalid={invalid}
        describedBy={describedBy}
        context={context}
      />
      <FieldIssues id={issuesId} issues={issues} context={context} />
    </>
  )
  if (kind === 'content')
    return (
      <div {...shell}>
        {label && <p className="ls-label">{label}</p>}
        <p className="ls-text">{field.text}</p>
      </div>
    )
  return single || kind === 'checkboxes' ? (
    <fieldset
      {...shell}
      aria-describedby={describedBy}
      {...(single && { role: 'radiogroup', 'aria-required': required, 'aria-invalid': invalid })}
    >
      <legend className="ls-label">{label}</legend>
      {rest}
    </fieldset>
  ) : (
    <div {...shell}>
      <label className="ls-label" htmlFor={id}>
        {label}
      </label>
      {rest}
    </div>
  )
}
