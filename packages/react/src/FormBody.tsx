import type { Field } from '@letterslot/core'
import { type ComponentType, type JSX, type ReactNode, useMemo } from 'react'
import { Fields } from './Fields.tsx'
import type { FormContext, FormStateProps, PagesProps, SubmissionUi } from './form/form-context.ts'
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
  const { handle, headingLevel, lang, texts } = context
  const { form, fields, store } = handle
  const state = useFormState(store)
  const { status } = state
  const ui: Partial<SubmissionUi> = useLoaded(handle.loadUi, status) ?? {}
  const { AddressHint, FieldIssues } = ui
  const { Pages, PageButtons } = context.rareParts ?? {}
  // The same elements from one state to the next: no field is drawn again because Send was pressed.
  const drawn = useMemo(
    () => <Fields context={{ ...context, AddressHint, FieldIssues }} />,
    [context, AddressHint, FieldIssues],
  )
  const props = { context, state }
  const draw = (Part?: ComponentType<FormStateProps> | ComponentType<PagesProps>): ReactNode =>
    Part && <Part {...props} />
  const isOver = /^(notS|nee|sent)/.test(status)
  return (
    <>
      <div key={store.generation} hidden={isOver && !('mendable' in state && state.mendable)}>
        <Heading level={headingLevel} focus={'from' in state ? 1 : 0}>
          {context.mark(form.title)}
        </Heading>
        {form.description && <p className="ls-text">{context.mark(form.description)}</p>}
        {!isOver && draw(ui.PendingMessages)}
        {fields.some(wantsAnswer) && (
          <p className="ls-note" lang={lang}>
            {texts.marked}
          </p>
        )}
        {draw(ui.Problems)}
        {draw(Pages)}
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
      {!isOver && draw(PageButtons)}
      {isOver ? draw(ui.SubmissionOutcome) : <SubmitButton {...props} ui={ui} />}
    </>
  )
}
