import { PageButtons, Pages } from '@letterslot/react/pages-ui'
import type { PagesProps } from '@letterslot/react/parts'

/** The progress and the name of a page, where the form asks for one page after another: the element has the code for all forms. */
export function ElementPages({ context }: PagesProps): ReturnType<typeof Pages> | null {
  return hasPages(context) ? <Pages context={context} /> : null
}

/** The buttons under a page, where the form asks for them. */
export function ElementPageButtons({ context }: PagesProps): ReturnType<typeof PageButtons> | null {
  return hasPages(context) ? <PageButtons context={context} /> : null
}

function hasPages({ handle: { form } }: PagesProps['context']): boolean {
  return !!(form.progress || form.review)
}
