import type { Form, PageId } from '@letterslot/core'
import { useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { isSameValue } from '../../model/studio-document.ts'

/** A page as its tab shows it. */
export interface PageHead {
  readonly id: PageId
  readonly title: string
  readonly fieldCount: number
}

/** Returns the pages of the open form as their tabs show them; draws again only when that changes. */
export function usePageHeads(): readonly PageHead[] {
  const [headsOf] = useState(createPageHeads)
  return useDocument(({ form }) => headsOf(form))
}

/** Makes the heads of a form's pages: the same list as long as they say the same. */
export function createPageHeads(): (form: Form) => readonly PageHead[] {
  let last: readonly PageHead[] = []
  return ({ pages }) => {
    const next = pages.map(({ id, title = '', fields }) => ({ id, title, fieldCount: fields.length }))
    if (!isSameValue(last, next)) last = next
    return last
  }
}
