import type { Field } from '@letterslot/core'
import { type JSX, useMemo } from 'react'
import { Fields } from './Fields.tsx'
import type { FormContext } from './form/form-context.ts'
import { Heading } from './form/Heading.tsx'
import { useLoaded } from './form/use-loaded.ts'
import { useFormState } from './form/use-store.ts'
import { SubmitButton } from './SubmitButton.tsx'

export interface FormBodyProps {
  readonly context: FormContext
}

/** Tells if the field is marked as required now, or may be. */
function wantsAnswer({ requiredWhen, rules }: Field): boolean {
  return requiredWhen !== undefined || rules.some(({ kind }) => kind === 'required')
}

/** The form's inside, by its state. The answers stay on the page until they are sent, if out of sight. */
export function FormBody({ context }: FormBodyProps): JSX.Element {
  const { editing, handle, headingLevel, lang, texts } = context
  const { form, fields, store } = handle
  const state = useFormState(store)
  const { status } = state
  const { AddressHint, ErrorSummary, FieldIssues, SubmissionOutcome, PendingMessages, SendingIcon, StillSending } =
    useLoaded(handle.loadUi, status) ?? {}
  const { Pages, PageButtons } = context.rareParts ?? {}
  // The same elements from one state to the next: no field is drawn again because Send was pressed.
  const drawn = useMemo(
    () => <Fields context={{ ...context, AddressHint, FieldIssues }} />,
    [context, AddressHint, FieldIssues],
  )
  const over = (status === 'notSent' || status === 'needsPerson' || status === 'sent') && state
  const mends = status === 'needsPerson' && state.mendable
  return (
    <>
      <div key={store.generation} hidden={over && !mends}>
        <Heading level={headingLevel} focus={status === 'filling' && state.from ? 1 : 0}>
          {context.mark(form.title)}
        </Heading>
        {form.description && <p className="ls-text">{context.mark(form.description)}</p>}
        {PendingMessages && !editing && !over && <PendingMessages context={context} />}
        {fields.some(wantsAnswer) && (
          <p className="ls-note" lang={lang}>
            {texts.marked}
          </p>
        )}
        {status === 'problems' && ErrorSummary && (
          <ErrorSummary context={context} issues={state.issues} round={state.round} />
        )}
        {Pages && <Pages context={context} />}
        {drawn}
      </div>
      {status === 'notLoaded' && (
        <div lang={lang}>
          <Heading level={headingLevel + 1} focus={1}>
            {texts.notSent}
          </Heading>
          <p>
            {texts.notLoaded} {form.delivery?.fallback?.email}
          </p>
        </div>
      )}
      {PageButtons && !over && <PageButtons context={context} />}
      {over ? (
        SubmissionOutcome && <SubmissionOutcome context={context} state={over} />
      ) : (
        <SubmitButton context={context} state={state} SendingIcon={SendingIcon}>
          {StillSending && <StillSending context={context} state={state} />}
        </SubmitButton>
      )}
    </>
  )
}
