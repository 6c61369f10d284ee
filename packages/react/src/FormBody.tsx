import type { Field } from '@letterslot/core'
import { type ComponentType, type JSX, type ReactNode, useMemo, useState } from 'react'
import { InputControl } from './fields/controls.tsx'
import type { FormContext, FormStateProps, PagesProps, SubmissionUi } from './form/form-context.ts'
import { Heading } from './form/Heading.tsx'
import { sectionsOf } from './form/sections-of.ts'
import { useLoaded } from './form/use-loaded.ts'
import { useFieldView, useFormState } from './form/use-store.ts'
import { SubmitButton } from './SubmitButton.tsx'

export interface FormBodyProps {
  readonly context: FormContext
}

/** Kinds of fields that help with an answer while it is written. */
const hintedKinds = /^(?:email|url|textarea)$/

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
  const { FieldHint, FieldIssues } = ui
  const { Pages, PageButtons } = context.rareParts ?? {}
  // The same elements from one state to the next: no field is drawn again because Send was pressed.
  const drawn = useMemo(
    () => <Fields context={{ ...context, FieldHint, FieldIssues }} />,
    [context, FieldHint, FieldIssues],
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

interface FieldsProps {
  readonly context: FormContext
}

/** Every field of every page, in sections. */
function Fields({ context }: FieldsProps): JSX.Element {
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
        (context.components.sectionsOf?.(page) ?? sectionsOf(page.fields)).map((section, index) => (
          <div key={`${page.id} ${section.key ?? index}`} className="ls-section">
            {index === 0 && page.title && <p className="ls-page">{context.mark(page.title)}</p>}
            {section.map(draw)}
          </div>
        )),
      )}
    </>
  )
}

interface FieldShellProps {
  readonly field: Field
  readonly context: FormContext
}

/** One field: its label, its help, its control, and what is wrong with it. */
function FieldShell({ field, context }: FieldShellProps): JSX.Element {
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
  const Extra = hintedKinds.test(kind) ? context.FieldHint : context.rareParts?.FieldExtra
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
