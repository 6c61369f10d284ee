import type { Page, PageId } from '@letterslot/core'
import { addPage, movePage, removePage, restorePage, waysTo } from '../../domain/document/commands/pages.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { useUndoToast } from '../../domain/document/use-undo-toast.ts'
import { buildText } from '../../domain/texts/build.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { newPageId } from '../../model/new-id.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { type Ending, narrowQuery, useBuilderStore } from './builder-state.ts'
import { canvasFrame, whenNoDialog } from './focus-part.ts'
import { flowToggleId } from './page-tab-id.ts'

/** Actions on the pages of the form; each announces its result. */
export interface PageActions {
  /** Adds a page behind the others, and opens it. */
  readonly add: () => PageId
  /** Brings a page into sight, with none of its fields selected. */
  readonly open: (id: string) => void
  /** Brings what visitors see behind the last page into sight, with no field selected. */
  readonly openEnding: (ending: Ending) => void
  /** Opens a page, its title ready to be typed on its tab. */
  readonly rename: (page: Pick<Page, 'id'>) => void
  readonly move: (page: Pick<Page, 'id'>, to: number) => void
  /** Opens the picture of the pages and their ways. */
  readonly openFlow: () => void
  /** Takes a page away and opens the one beside it; a toast gives it back. */
  readonly remove: (page: Pick<Page, 'id'>) => void
}

/** The actions on pages, on the form that is open. */
export function usePageActions(): PageActions {
  const { store } = useDocumentSession()
  const builder = useBuilderStore()
  const announce = useAnnounce()
  const showUndo = useUndoToast()
  const { dispatch, select } = store.getState()
  const form = () => store.getState().document.form
  const open = (pageId: string): void => {
    select({ fieldId: undefined })
    builder.setState({ pageId, ending: undefined, freshId: undefined, addsAtEnd: false })
    const first = form().pages.find(({ id }) => id === pageId)?.fields[0]
    // Where all pages are drawn it may be out of sight.
    if (first) canvasFrame(first.id)?.scrollIntoView({ block: 'nearest' })
  }
  return {
    open,
    openEnding: (ending) => {
      select({ fieldId: undefined })
      builder.setState({ ending, freshId: undefined })
    },
    add: () => {
      const id = newPageId()
      dispatch(addPage(id))
      open(id)
      announce(pagesText.added(form().pages.length))
      return id
    },
    rename: ({ id }) => {
      open(id)
      // The field that was let go of had the focus, which goes elsewhere first.
      whenNoDialog(() => builder.setState({ renamedPageId: id }))
    },
    openFlow: () => {
      const isNarrow = matchMedia(narrowQuery).matches
      builder.setState(isNarrow ? { sheet: 'flow' } : { isFlowOpen: true })
      if (!isNarrow) whenNoDialog(() => document.getElementById(flowToggleId)?.focus())
    },
    move: (page, to) => {
      dispatch(movePage(page.id, to))
      announce(pagesText.moved(to + 1, form().pages.length))
    },
    remove: ({ id }) => {
      const { pages, progress } = form()
      const index = pages.findIndex((page) => page.id === id)
      const page = pages[index]
      const beside = pages[index - 1] ?? pages[index + 1]
      if (!page || !beside) return
      const ways = waysTo(pages, id)
      const names = ways.map((way) => pageName(form(), way.id, pagesText.untitled))
      dispatch(removePage(id))
      open(beside.id)
      showUndo({
        text: pagesText.waysGone(pagesText.removed(page.fields.length), names),
        label: buildText.undo,
        onUndo: () => {
          dispatch(restorePage(page, { index, progress, ways }))
          open(id)
        },
      })
    },
  }
}
