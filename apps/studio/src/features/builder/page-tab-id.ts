import type { Ending } from './builder-state.ts'

/** The id of the part of the canvas that a page's tab controls. */
export const pagePanelId = 'page-panel'

/** The id of the tab of a page, which names what is drawn of it. */
export function pageTabId(pageId: string): string {
  return `page-tab-${pageId}`
}

/** The id of the tab of what comes behind the last page. */
export function endingTabId(ending: Ending): string {
  return `${ending}-tab`
}

/** The id of the button that opens the picture of the pages. */
export const flowToggleId = 'page-flow-toggle'
