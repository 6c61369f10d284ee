// Takes over the markup that stands in a one-file page, with whatever was typed into it.
import { FormWithParts } from '@letterslot/react/parts'
import { hydrate } from 'preact'
import { pageDocumentId, pageFileNoteId, pageRootId } from '../src/page-ids.ts'
import { createElement, whileHydrating } from './react.mjs'

/** Starts the page with the code that its form needs. */
export function startPage(parts) {
  const form = JSON.parse(document.getElementById(pageDocumentId).textContent)
  const root = document.getElementById(pageRootId)
  const draw = (rareParts) =>
    whileHydrating(() => hydrate(createElement(FormWithParts, { form, headingLevel: 1, parts, rareParts }), root))
  // They stand in the page: the form is drawn with them, as its markup was.
  const loading = parts.rareParts?.(form)
  if (loading) loading.then(draw)
  else draw()
  document.getElementById(pageFileNoteId).hidden = location.protocol !== 'file:'
}
