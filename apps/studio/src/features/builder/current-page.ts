import type { Form, Page } from '@letterslot/core'

/** The page in sight; the first one where the form has none of that id. */
export function currentPage<One extends Pick<Page, 'id'>>(
  { pages }: { readonly pages: readonly One[] },
  id: string | undefined,
): One | undefined {
  return pages.find((page) => page.id === id) ?? pages[0]
}

/**
 * Tells if the canvas draws a page without the others: where visitors see one page after another, and where it is empty,
 * so that there would be nothing of it to see.
 */
export function isDrawnAlone({ pages, progress }: Form, page: Page | undefined): boolean {
  return pages.length > 1 && (progress !== undefined || page?.fields.length === 0)
}

/** The form as the canvas draws it: whole, or with the page in sight alone. */
export function drawnForm(form: Form, pageId: string | undefined): Form {
  const page = currentPage(form, pageId)
  return page && isDrawnAlone(form, page) ? { ...form, pages: [page] } : form
}
