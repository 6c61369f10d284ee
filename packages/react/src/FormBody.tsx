import type { Field } from '@letterslot/core'
import { type JSX, useMemo } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Fields } from './Fields.tsx'
import type { FormContext } from './form-context.ts'
import { Heading } from './Heading.tsx'
import { NotDelivered } from './NotDelivered.tsx'
import { Sent } from './Sent.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useFormState } from './use-store.ts'

export interface FormBodyProps {
  readonly context: FormContext
}

/** Whether the field is marked now, or may be. */
function wantsAnswer({ requiredWhen, rules }: Field): boolean {
  return requiredWhen !== undefined || rules.some(({ kind }) => kind === 'required')
}

/** What stands inside the form, by its state. */
export function FormBody({ context }: FormBodyProps): JSX.Element {
  const { handle, texts } = context
  const { form, fields, store } = handle
  const state = useFormState(store)
  // The same elements from one state to the next: no field is drawn again because Send was pressed.
  const drawn = useMemo(() => <Fields context={context} />, [context])
  if (state.status === 'sent') return <Sent context={context} receipt={state.receipt} />
  const failed = state.status === 'notSent' || state.status === 'needsPerson'
  return (
    <>
      <Heading level={context.headingLevel} focus={state.status === 'filling' && state.again ? 1 : 0}>
        {form.title}
      </Heading>
      {form.description && <p className="ls-text">{form.description}</p>}
      {fields.some(wantsAnswer) && <p className="ls-note">{texts.marked}</p>}
      <ErrorSummary context={context} />
      {drawn}
      {failed ? <NotDelivered context={context} state={state} /> : <SubmitButton context={context} />}
    </>
  )
}
