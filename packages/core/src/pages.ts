import type { Form, Page } from './model/form.ts'
import type { FieldId } from './model/ids.ts'

/**
 * Lists the pages that a visitor comes through: those that show a field, in document order; the first page where none does.
 * @param isVisible - tells if a field's condition lets it show.
 */
export function pagesInTurn({ pages }: Form, isVisible: (id: FieldId) => boolean): readonly Page[] {
  const shown = pages.filter(({ fields }) => fields.some(({ id, kind }) => kind !== 'hidden' && isVisible(id)))
  return shown.length > 0 ? shown : pages.slice(0, 1)
}

/** The page that holds a field. */
export function pageOfField({ pages }: Form, field: FieldId): Page | undefined {
  return pages.find(({ fields }) => fields.some(({ id }) => id === field))
}
