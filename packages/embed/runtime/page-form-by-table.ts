// The form of a page in one other language: its words are the table that the page carries as data.
import type { Form } from '@letterslot/core'
import { languageOf } from '@letterslot/core/language'
import type { FormOptions } from '@letterslot/react'
import { type FormParts, FormWithParts } from '@letterslot/react/parts'
import { pageTableId } from '../src/page-runtime.ts'
import { createElement } from './react.ts'

export const pageForm = (
  form: Form,
  parts: FormParts,
  loaded: FormOptions['rareParts'],
): ReturnType<typeof createElement> => {
  const table = JSON.parse(`${document.getElementById(pageTableId)?.textContent}`)
  const rareParts = { ...loaded, language: languageOf(table, form.locale) }
  return createElement(FormWithParts, { form, headingLevel: 1, parts, rareParts })
}
