// Makes the one-file page of a form without a browser: for the size report and for tests.
import { renderToStaticMarkup } from 'react-dom/server'
import { loadStandalonePage } from './load-standalone-page.mjs'
import { buildPageRuntime } from './page-runtime.mjs'

/** @returns the page's HTML. */
export async function contactPage(form) {
  const [{ runtime }, standalonePage] = await Promise.all([buildPageRuntime(), loadStandalonePage()])
  return standalonePage({ form, runtime, renderToStaticMarkup })
}
