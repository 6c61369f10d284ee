import { PageButtons, Pages } from '@letterslot/react/pages-ui'
import type { PagesProps, RareParts } from '@letterslot/react/parts'
import { turnsPages } from './form-wants.ts'

/** Puts one page after another, in forms that ask for it, with what stood before the fields above it. */
export function withPages({ Pages: Before, ...parts }: RareParts): RareParts {
  function PagesBehind({ context }: PagesProps) {
    return [
      Before && <Before key="before" context={context} />,
      turnsPages(context.handle.form) && <Pages key="pages" context={context} />,
    ]
  }
  return { ...parts, Pages: PagesBehind, PageButtons: ElementPageButtons }
}

/** The buttons under a page, where the form asks for them. */
function ElementPageButtons({ context }: PagesProps): ReturnType<typeof PageButtons> | null {
  return turnsPages(context.handle.form) ? <PageButtons context={context} /> : null
}
