import type { Field } from '@letterslot/core'
import { type JSX, useMemo } from 'react'
import { Fields } from './Fields.tsx'
import type { FormContext } from './form-context.ts'
import { Heading } from './Heading.tsx'
import { loadAfterSend } from './on-demand.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useLoaded } from './use-loaded.ts'
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
  const { handle, headingLevel, texts } = context
  const { form, fields, store } = handle
  const state = useFormState(store)
  // The same elements from one state to the next: no field is drawn again because Send was pressed.
  const drawn = useMemo(() => <Fields context={context} />, [context])
  const { ErrorSummary, Outcome } = useLoaded(loadAfterSend, state.status) ?? {}
  const over =
    state.status === 'sent' || state.status === 'notSent' || state.status === 'needsPerson' ? state : undefined
  const outcome = over && Outcome && <Outcome context={context} state={over} />
  if (over?.status === 'sent') return <>{outcome}</>
  return (
    <>
      <Heading level={headingLevel} focus={state.status === 'filling' && state.again ? 1 : 0}>
        {form.title}
      </Heading>
      {form.description && <p className="ls-text">{form.description}</p>}
      {fields.some(wantsAnswer) && <p className="ls-note">{texts.marked}</p>}
      {state.status === 'problems' && ErrorSummary && (
        <ErrorSummary context={context} issues={state.issues} round={state.round} />
      )}
      {drawn}
      {over && !outcome && (
        <>
          <Heading level={headingLevel + 1} focus={1}>
            {texts.notSent}
          </Heading>
          <p>
            {texts.notLoaded} {form.delivery?.fallback?.email}
          </p>
        </>
      )}
      {outcome ?? <SubmitButton context={context} state={state} />}
    </>
  )
}
