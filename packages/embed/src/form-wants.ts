import { type Field, type Form, hasDoubtfulPatterns } from '@letterslot/core'

/** True for a form that asks for files. */
export function hasFiles(form: Form): boolean {
  return fieldsOfPages(form).some(({ kind }) => kind === 'file')
}

/** True for a form with a pattern that an engine may take too long for. */
export function hasDoubtfulPattern(form: Form): boolean {
  return hasDoubtfulPatterns(fieldsOfPages(form))
}

/** True for a form that is shown one page after another, or once more before it is sent. */
export function turnsPages({ progress, review }: Form): boolean {
  return !!(progress || review)
}

function fieldsOfPages({ pages }: Form): readonly Field[] {
  return pages.flatMap(({ fields }) => fields)
}
