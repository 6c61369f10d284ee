import { type Ending, narrowQuery, useBuilderStore } from './builder-state.ts'
import { usePageActions } from './use-page-actions.ts'

export interface OpenWay {
  /** Brings a page into sight. */
  readonly openPage: (id: string) => void
  /** Leads to the settings of a way on from a page, by its place, or of what shows the page. */
  readonly openWay: (id: string, way: number | 'shown') => void
  /** Brings what visitors see behind the last page into sight. */
  readonly openBehind: (ending: Ending) => void
}

/** The ways from the picture of the pages to what it shows. */
export function useOpenWay(): OpenWay {
  const builder = useBuilderStore()
  const { open, openEnding } = usePageActions()
  return {
    openPage: (id) => {
      open(id)
      builder.setState({ sheet: undefined })
    },
    openBehind: (ending) => {
      openEnding(ending)
      builder.setState({ sheet: undefined })
    },
    openWay: (pageId, way) => {
      open(pageId)
      builder.setState({
        askedWay: { pageId, way },
        sheet: matchMedia(narrowQuery).matches ? 'inspector' : undefined,
      })
    },
  }
}
