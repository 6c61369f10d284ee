/** The id of the part of the canvas that a page's tab controls. */
export const pagePanelId = 'page-panel'

/** The id of the tab of a page, which names what is drawn of it. */
export function pageTabId(pageId: string): string {
  return `page-tab-${pageId}`
}

/** The id of the tab of the page of thanks. */
export const thanksTabId = 'thanks-tab'
/** The id of the button that opens the picture of the pages. */
export const flowToggleId = 'page-flow-toggle'
