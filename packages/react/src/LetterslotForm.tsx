import type { Form } from '@letterslot/core'
import type { VisitorTexts } from '@letterslot/core/form-state'
import { type JSX, useEffect, useRef } from 'react'
import { DeliveryFields } from './DeliveryFields.tsx'
import { FormBody } from './FormBody.tsx'
import type { FormComponents } from './form-context.ts'
import type { FormOptions } from './form-options.ts'
import { listen } from './listen.ts'
import { sendFormAddress } from './send-form-address.ts'
import { useForm } from './use-form.ts'
import { useFormContext } from './use-form-context.ts'

export interface LetterslotFormProps extends FormOptions {
  readonly form: Form
  /** Keep the object the same from one render to the next. */
  readonly components?: FormComponents
  /** The level of the form's heading, 1 to 5. Default: 2. */
  readonly headingLevel?: number
  /** Begins every id in the form. Default: the form's id. Two of one form on a page need two. */
  readonly idPrefix?: string
  /** The height of controls: 32, 40 or 48 px. Default: `md`. */
  readonly size?: 'sm' | 'md' | 'lg'
  /** Words in place of ours. Keep the object the same from one render to the next. */
  readonly texts?: Partial<VisitorTexts>
}

const ours: FormComponents = {}

/** Draws a form, checks it, sends it, and says what became of it. Its look is `@letterslot/react/form.css`. */
export function LetterslotForm({
  form,
  components = ours,
  headingLevel = 2,
  idPrefix = `${form.id}-`,
  size = 'md',
  texts,
  ...options
}: LetterslotFormProps): JSX.Element {
  const handle = useForm(form, options)
  const editing = options.mode === 'edit'
  const context = useFormContext(handle, { components, editing, headingLevel, idPrefix, texts })
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (root.current) return listen(root.current, handle, editing)
  }, [handle, editing])
  return (
    <div ref={root} className="ls-form" data-size={size}>
      <form method="post" encType="multipart/form-data" action={sendFormAddress(form)}>
        {/* One child that stays: a field's name may hide the form's own methods. */}
        <div className="ls-body">
          <DeliveryFields form={form} />
          <FormBody context={context} />
        </div>
      </form>
    </div>
  )
}
