import { useDocumentSession } from '../../domain/document/use-document.ts'
import { type AskedLogic, narrowQuery, useBuilderStore } from './builder-state.ts'
import type { ConditionUse } from './condition-uses.ts'
import { useOpenWay } from './use-open-way.ts'

export interface OpenLogic {
  /** Selects a field, and leads to a place of its tab Logic. */
  readonly openLogic: (place: AskedLogic) => void
  /** Leads to the condition that asks. */
  readonly openUse: (use: ConditionUse) => void
}

/** The ways from the marks of conditions to their settings. */
export function useOpenLogic(): OpenLogic {
  const { store } = useDocumentSession()
  const builder = useBuilderStore()
  const { openWay } = useOpenWay()
  const openLogic = (place: AskedLogic): void => {
    store.getState().select({ fieldId: place.fieldId })
    builder.setState({
      tab: 'logic',
      askedLogic: place,
      addsAtEnd: false,
      anchorId: place.fieldId,
      freshId: undefined,
      sheet: matchMedia(narrowQuery).matches ? 'inspector' : undefined,
    })
  }
  return {
    openLogic,
    openUse: (use) => {
      if (use.kind === 'page') openWay(use.pageId, use.way)
      else openLogic({ fieldId: use.fieldId, part: use.key, line: use.line })
    },
  }
}
