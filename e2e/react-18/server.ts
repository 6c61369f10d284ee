import { version } from 'react'
import { renderToString } from 'react-dom/server'
import { type SiteForms, site } from './site.ts'

export { version }

/** Returns the site's markup. */
export function markupOf(forms: SiteForms): string {
  return renderToString(site(forms))
}
