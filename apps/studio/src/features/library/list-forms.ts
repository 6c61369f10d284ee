import type { StoredForm } from '../../storage/stored-form.ts'

/** Which forms the library shows. */
export type Shelf = 'all' | 'out' | 'drafts' | 'bin'

/** Whether a form stands on a shelf. A binned form stands in the bin alone. */
export function isOnShelf(form: StoredForm, shelf: Shelf): boolean {
  if (form.deletedAt !== undefined) return shelf === 'bin'
  switch (shelf) {
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

/** The forms of a shelf whose titles hold the words, last edited first. */
export function listForms(forms: readonly StoredForm[], shelf: Shelf, query: string): readonly StoredForm[] {
  const words = query.trim().toLowerCase()
  return forms
    .filter((form) => isOnShelf(form, shelf) && form.document.form.title.toLowerCase().includes(words))
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}
