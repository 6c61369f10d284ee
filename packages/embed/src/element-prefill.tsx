import { hasPrefill } from '@letterslot/core/prefill'
import type { PagesProps, RareParts } from '@letterslot/react/parts'
import { Prefill } from '@letterslot/react/prefill-ui'

/** Puts what fills fields before the fields, in forms that allow it, and behind it what stood there. */
export function withPrefill({ Pages, ...parts }: RareParts): RareParts & { readonly fillsFields: true } {
  function PrefillAndPages({ context }: PagesProps) {
    return [
      hasPrefill(context.handle.form) && <Prefill key="prefill" context={context} />,
      Pages && <Pages key="pages" context={context} />,
    ]
  }
  return { ...parts, Pages: PrefillAndPages, fillsFields: true }
}
