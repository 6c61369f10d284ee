import type { StudioDocument } from './studio-document.ts'

/** Brings what follows the form in step with it: the automatic rows of the mail's answers tables. */
export function followForm(document: StudioDocument): StudioDocument {
  return document
}
