import { directionOf } from '@letterslot/core'
import type { VisitorTexts } from '@letterslot/core/form-state'
import { type JSX, useEffect, useMemo, useRef } from 'react'
import { bindFormEvents } from './bind-form-events.ts'
import { FormBody } from './FormBody.tsx'
import { createFormContext } from './form/create-form-context.ts'
import type { CreateMarks, FormComponents, FormHandle } from './form/form-context.ts'
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
  useEffect(() => {
    if (root.current) return bindFormEvents(root.current, handle, editing)
  }, [handle, editing])
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
