import { css } from 'virtual:page-rest-css'

/** Adds the part of the page's style sheet that nothing wants before Send: no policy has to allow it. */
export function addSendingStyle(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
