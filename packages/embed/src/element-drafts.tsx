import { keepsDrafts } from '@letterslot/core/drafts'
import { Drafts } from '@letterslot/react/drafts-ui'
import type { PagesProps, RareParts } from '@letterslot/react/parts'

/** Puts what keeps drafts before the fields, in forms that ask for it, and behind it what stood there. */
export function withDrafts({ Pages, ...parts }: RareParts): RareParts & { readonly keepsDrafts: true } {
  function DraftsAndPages({ context }: PagesProps) {
    return [
      keepsDrafts(context.handle.form) && <Drafts key="drafts" context={context} />,
      Pages && <Pages key="pages" context={context} />,
    ]
  }
  return { ...parts, Pages: DraftsAndPages, keepsDrafts: true }
}
