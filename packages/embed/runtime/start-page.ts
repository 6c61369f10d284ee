// Takes over the markup that stands in a one-file page, with whatever was typed into it.
import type { Form } from '@letterslot/core'
import type { FormOptions } from '@letterslot/react'
import type { FormParts } from '@letterslot/react/parts'
import { pageDocumentId, pageRootId } from '../src/page-runtime.ts'
import { hydrate } from './draw.ts'
import { pageForm } from './page-form.ts'

/** Starts the page with the code that its form needs. */
export function startPage(parts: FormParts): void {
  const form: Form = JSON.parse(`${document.getElementById(pageDocumentId)?.textContent}`)
  const root = document.getElementById(pageRootId)
  const draw = (loaded?: FormOptions['rareParts']): void => {
    if (root) hydrate(pageForm(form, parts, loaded), root)
  }
  // They stand in the page: the form is drawn with them, as its markup was.
  const loading = parts.rareParts?.(form)
  if (loading) void loading.then(draw)
  else draw()
}
