import { pageOfField } from '@letterslot/core/pages'
import { useEffect } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import type { BuilderStore } from './builder-state.ts'

/** Brings the page of the selected field into sight, when another field is selected and when it moves to another page. */
export function useFollowedPage(builder: BuilderStore): void {
  const { store } = useDocumentSession()
  useEffect(() => {
    let last: string | undefined
    const follow = (): void => {
      const { document, selection } = store.getState()
      const page = selection.fieldId && pageOfField(document.form, selection.fieldId)
      const seen = page && `${selection.fieldId} ${page.id}`
      if (page && seen !== last) builder.setState({ pageId: page.id, ending: undefined })
      last = seen
    }
    follow()
    return store.subscribe(follow)
  }, [store, builder])
}
