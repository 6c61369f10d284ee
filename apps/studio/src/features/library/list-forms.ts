import type { StoredForm } from '../../model/stored-form.ts'

/** Which forms the library shows. */
export type LibraryFilter = 'all' | 'out' | 'drafts' | 'bin'

/** Tells if a form passes a filter. A binned form is in the bin alone. */
export function isListed(form: StoredForm, filter: LibraryFilter): boolean {
  if (form.deletedAt !== undefined) return filter === 'bin'
  switch (filter) {
    case 'all':
      return true
    case 'out':
      return form.state !== undefined
    case 'drafts':
      return form.state === undefined
    case 'bin':
      return false
  }
}

/** The forms of a filter whose titles hold the words, last edited first. */
export function listForms(forms: readonly StoredForm[], filter: LibraryFilter, query: string): readonly StoredForm[] {
  const words = query.trim().toLowerCase()
  return forms
    .filter((form) => isListed(form, filter) && form.document.form.title.toLowerCase().includes(words))
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}
