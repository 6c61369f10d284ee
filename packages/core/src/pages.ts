export { usesWays } from './logic/uses-ways.ts'

import type { Field } from './model/field.ts'
import type { Form, Page } from './model/form.ts'
import { brandPageId, type FieldId, type PageId } from './model/ids.ts'
import { isAsked } from './model/kind-traits.ts'

/**
 * Lists the pages that a visitor comes through: those that show a field, in document order; the first page where none does.
 * @param isVisible - tells if a field's condition lets it show.
 */
export function pagesInTurn({ pages }: Form, isVisible: (id: FieldId) => boolean): readonly Page[] {
  const shown = pages.filter(({ fields }) => fields.some(({ id, kind }) => kind !== 'hidden' && isVisible(id)))
  return shown.length > 0 ? shown : pages.slice(0, 1)
}

/**
 * Lists a step for each field that is asked for, in document order. What stands before it comes with it, and what stands behind the
 * last one with that.
 */
function fieldsInTurn(form: Form, isVisible: (id: FieldId) => boolean): readonly Page[] {
  const steps: Page[] = []
  let before: readonly Field[] = []
  for (const { fields, ...page } of pagesInTurn(form, isVisible)) {
    for (const field of fields) {
      if (field.kind === 'hidden' || !isVisible(field.id)) continue
      before = [...before, field]
      if (!isAsked(field.kind)) continue
      steps.push({ ...page, id: brandPageId(field.id), fields: before })
      before = []
    }
  }
  const last = steps.pop()
  return [...steps, { ...(last ?? { id: wholeId }), fields: [...(last?.fields ?? []), ...before] }]
}

/** The page that holds a field. */
export function pageOfField({ pages }: Form, field: FieldId): Page | undefined {
  return pages.find(({ fields }) => fields.some(({ id }) => id === field))
}

/** The page on which all answers are read once more. No document can have this id. */
export const reviewId: PageId = brandPageId('~review')

/** The one page of a form whose pages stand one below the other, before the review. */
export const wholeId: PageId = brandPageId('~whole')

/** Lists what a visitor comes through: the pages, each field with progress by `fields`, or all as one without `progress`; and, with `review`, that. */
export function stopsInTurn(form: Form, isVisible: (id: FieldId) => boolean): readonly Page[] {
  const { pages, progress, review } = form
  const whole = (): Page => ({ id: wholeId, fields: pages.flatMap(({ fields }) => fields) })
  const inTurn = progress === 'fields' ? fieldsInTurn : pagesInTurn
  const stops = progress ? inTurn(form, isVisible) : [whole()]
  return review ? [...stops, { id: reviewId, fields: [] }] : stops
}
