import type { Field } from '@letterslot/core'
import type { JSX } from 'react'
import { FieldShell } from './FieldShell.tsx'
import type { FormContext } from './form/form-context.ts'
import { sectionsOf } from './form/sections-of.ts'

export interface FieldsProps {
  readonly context: FormContext
}

/** Every field of every page, in sections. */
export function Fields({ context }: FieldsProps): JSX.Element {
  const { FieldFrame } = context.components
  const draw = (field: Field): JSX.Element => {
    const drawn =
      field.kind === 'hidden' ? (
        <input
          key={field.id}
          type="hidden"
          name={field.name}
          defaultValue={typeof field.default === 'string' ? field.default : ''}
        />
      ) : (
        // A kind that brings a control of its own begins with what was written before it came.
        <FieldShell
          key={`${field.id} ${field.kind} ${!context.rareParts?.kinds?.[field.kind]}`}
          field={field}
          context={context}
        />
      )
    return FieldFrame ? (
      <FieldFrame key={field.id} field={field}>
        {drawn}
      </FieldFrame>
    ) : (
      drawn
    )
  }
  return (
    <>
      {context.handle.form.pages.map((page) =>
        sectionsOf(page.fields).map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is a place, through which fields move as one is added
          <div key={`${page.id} ${index}`} className="ls-section">
            {index === 0 && page.title && <p className="ls-page">{context.mark(page.title)}</p>}
            {section.map(draw)}
          </div>
        )),
      )}
    </>
  )
}
