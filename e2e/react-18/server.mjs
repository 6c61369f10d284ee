import { version } from 'react'
import { renderToString } from 'react-dom/server'
import { site } from './site.mjs'

export { version }

/** @returns the site's markup. */
export function markupOf(forms) {
  return renderToString(site(forms))
}
