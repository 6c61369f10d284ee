import { directionOf, type Field, holdsList, type Value } from '@letterslot/core'
import type { VisitorTexts } from '@letterslot/core/form-state'
import { type JSX, useEffect, useMemo, useRef } from 'react'
import { FormBody } from './FormBody.tsx'
import { createFormContext } from './form/create-form-context.ts'
import type { FormComponents, FormHandle, LoadedParts } from './form/form-context.ts'
import type { CreateMarks } from './form/marks.ts'
import { useLoaded } from './form/use-loaded.ts'

/** Options of drawing a form. */
export interface FormViewOptions {
  /** Above its heading, in its sheet. */
  readonly children?: JSX.Element | undefined
  /** Keep the object the same from one render to the next. */
  readonly components?: FormComponents | undefined
  /** The level of the form's heading, 1 to 5. Default: 2. */
  readonly headingLevel?: number | undefined
  /** Begins every id in the form. Default: the form's id. Two of one form on a page need two. */
  readonly idPrefix?: string | undefined
  /** Marks words in another language than the form's: `useFormLanguage` gives it. */
  readonly createMarks?: CreateMarks | undefined
  /** The height of controls: 32, 40 or 48 px. Default: `md`. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** Words in place of ours. Keep the object the same from one render to the next. */
  readonly texts?: Partial<VisitorTexts> | undefined
}

export interface FormViewProps extends FormViewOptions {
  readonly handle: FormHandle
  /** Every field shows, and Send does nothing. Default: false. */
  readonly editing?: boolean | undefined
}

const ours: FormComponents = {}

/** Draws a form that somebody else holds, and may hold on to when it is drawn no longer. */
export function FormView({
  handle,
  editing = false,
  components = ours,
  headingLevel = 2,
  idPrefix = `${handle.form.id}-`,
  createMarks,
  size = 'md',
  texts,
  children,
}: FormViewProps): JSX.Element {
  const { form } = handle
  const rareParts = useLoaded(handle.loadParts, idPrefix) ?? handle.rareParts()
  const context = useMemo(
    () => createFormContext(handle, { components, editing, headingLevel, idPrefix, createMarks, rareParts, texts }),
    [handle, components, editing, headingLevel, idPrefix, createMarks, rareParts, texts],
  )
  const { look } = form
  const { withoutScripts } = handle.parts
  const Look = look && handle.parts.look
  const root = useRef<HTMLDivElement>(null)
  const kinds = rareParts?.kinds
  useEffect(() => {
    if (root.current) return bindFormEvents(root.current, handle, editing, kinds)
  }, [handle, editing, kinds])
  return (
    <div
      ref={root}
      className="ls-form"
      data-size={size}
      lang={form.locale}
      dir={directionOf(form.locale)}
      {...(look && Look?.props(look))}
    >
      {look && Look && <Look.Pictures look={look} langOf={context.langOf} />}
      <form method="post" encType="multipart/form-data" action={withoutScripts?.address(form)}>
        {/* One child that stays: a field's name may hide the form's own methods. */}
        <div className="ls-body">
          {children}
          {withoutScripts && <withoutScripts.Fields form={form} />}
          <FormBody context={context} />
        </div>
      </form>
    </div>
  )
}

/**
 * Joins a drawn form to its handle: one listener a kind of event, on the element around the form, where no field's name
 * can stand in the way of a method.
 * @param editing - Send does nothing.
 * @param kinds - that it is drawn by: a form whose document changed stays as it was drawn until its own are here.
 * @returns what ends it.
 */
function bindFormEvents(root: Element, handle: FormHandle, editing: boolean, kinds: LoadedParts['kinds']): () => void {
  const { fields, store, submit } = handle
  const byId = new Map<string | null | undefined, Field>(fields.map((field) => [field.id, field]))
  const controller = new AbortController()
  let pressing = false

  function on(types: readonly string[], act: (event: Event) => void): void {
    for (const type of types) root.addEventListener(type, act, { signal: controller.signal })
  }

  function around({ target }: Event, selector = '[data-field]'): Element | null {
    return target instanceof Element ? target.closest(selector) : null
  }

  function take(box: Element | null): Field | undefined {
    const field = byId.get(box?.getAttribute('data-field'))
    const value = box && field && (kinds?.[field.kind]?.readAnswer?.(box, field) ?? readControlValue(box, field))
    if (field && value != null) store.change(field.id, value)
    return field
  }

  function takeAll(): void {
    for (const box of root.querySelectorAll('[data-field]')) take(box)
  }

  on(['input', 'change'], (event) => take(around(event)))
  // A message that appears under a press on Send would push the button from under the finger. Send checks anyway.
  on(['pointerdown', 'pointerup', 'pointercancel'], (event) => {
    pressing = event.type === 'pointerdown' && around(event, '[type=submit]') !== null
  })
  on(['focusout'], (event) => {
    const box = around(event)
    const goesTo = event instanceof FocusEvent && event.relatedTarget
    if (pressing || (goesTo instanceof Node && box?.contains(goesTo))) return
    const field = take(box)
    if (field) store.leave(field.id)
  })
  on(['submit'], (event) => {
    event.preventDefault()
    takeAll()
    if (!editing) submit()
  })
  // Our own words, not the browser's, which stay for a page without scripts. A field may be named `setAttribute`.
  const form = root.querySelector('form')
  if (form) Element.prototype.setAttribute.call(form, 'novalidate', '')
  if (!editing) takeAll()
  return () => controller.abort()
}

/**
 * Reads what stands in a field's controls. The page is the truth: what a visitor typed before any script ran counts, and
 * so does what a browser filled in without telling.
 * @returns undefined where the field has nothing to read.
 */
function readControlValue(box: Element, field: Field): Value | undefined {
  const { kind, rules } = field
  const control = box.querySelector('input, select, textarea')
  const chosen = (): string[] => [...box.querySelectorAll(':checked')].map(controlText)
  if (!control) return undefined
  switch (kind) {
    case 'checkboxes':
      return chosen()
    case 'consent':
      return chosen().length > 0
    case 'file':
      return control instanceof HTMLInputElement && control.files ? [...control.files] : []
    default:
      if (control.matches('[type=radio]')) return chosen()[0] ?? ''
      // A kind of several parts whose own control is not here yet: what it begins with stays.
      if (holdsList(field)) return controlText(control) ? [controlText(control)] : undefined
      // A date or a time that is half typed has no value. Where they are checked it is wrong, not empty: these words are none.
      return isHalfTyped(control) && rules.some((rule) => rule.kind === 'type') ? 'half typed' : controlText(control)
  }
}

function isHalfTyped(control: Element): boolean {
  return control instanceof HTMLInputElement && control.validity.badInput
}

function controlText(control: Element): string {
  // A choice that takes a text has it behind its value.
  return control.getAttribute('data-value') ?? ('value' in control ? `${control.value}` : '')
}
