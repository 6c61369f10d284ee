import type { Field } from '@letterslot/core'
import { type JSX, useState } from 'react'
import { InputControl } from './fields/controls.tsx'
import type { FormContext } from './form/form-context.ts'
import { useFieldView } from './form/use-store.ts'

export interface FieldShellProps {
  readonly field: Field
  readonly context: FormContext
}

/** One field: its label, its help, its control, and what is wrong with it. */
export function FieldShell({ field, context }: FieldShellProps): JSX.Element {
  const { store } = context.handle
  const { visible, required, issues } = useFieldView(store, field.id, !!(field.visibleWhen ?? field.requiredWhen))
  // What it holds later stands in the control alone.
  const [initial] = useState(() => store.value(field.id))
  const { kind, help } = field
  const id = context.idPrefix + field.name
  const invalid = issues.length > 0
  const describedBy = [help && `${id}-help`, invalid && `${id}-issues`].filter(Boolean).join(' ') || undefined
  const own = context.rareParts?.kinds?.[kind]
  const role = own
    ? own.groupRole && (field.multiple ? 'group' : own.groupRole)
    : field.options && kind !== 'select' && (kind === 'checkboxes' ? 'group' : 'radiogroup')
  const Box = role ? 'fieldset' : 'div'
  const Label = own?.Label ?? (role ? 'legend' : kind === 'content' ? 'p' : 'label')
  const Control = context.components[kind] ?? own?.Control ?? context.handle.parts.controls[kind] ?? InputControl
  const Extra = kind === 'email' ? context.AddressHint : context.rareParts?.FieldExtra
  const Issues = context.FieldIssues
  const props = { field, id, value: initial, required, invalid, describedBy, context }
  return (
    <Box
      className="ls-field"
      data-field={field.id}
      data-kind={kind}
      data-width={field.width}
      // The star is the style sheet's, so that the label's text is the label.
      data-required={required || undefined}
      hidden={!visible && !context.editing}
      {...(role && { 'aria-describedby': describedBy })}
      {...(role === 'radiogroup' && { role, 'aria-required': required, 'aria-invalid': invalid })}
    >
      <Label className="ls-label" {...(Label === 'label' && { htmlFor: id })}>
        {context.words(field, 'label')}
      </Label>
      {help && (
        <p id={`${id}-help`} className="ls-help">
          {context.words(field, 'help')}
        </p>
      )}
      <Control {...props} />
      {Extra && <Extra {...props} />}
      {invalid && Issues && <Issues id={`${id}-issues`} issues={issues} context={context} />}
    </Box>
  )
}
