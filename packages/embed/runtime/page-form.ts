// The form of an English page: its words stand in the code.
import type { Form } from '@letterslot/core'
import type { FormOptions } from '@letterslot/react'
import { type FormParts, FormWithParts } from '@letterslot/react/parts'
import { createElement } from './react.ts'

export const pageForm = (
  form: Form,
  parts: FormParts,
  rareParts: FormOptions['rareParts'],
): ReturnType<typeof createElement> => createElement(FormWithParts, { form, headingLevel: 1, parts, rareParts })
