import { type Form, interpolate } from '@letterslot/core'
import type { Language } from '@letterslot/core/language'
import { formTexts } from '@letterslot/core/messages/en'
import { outcomeTexts } from '@letterslot/core/messages/en-outcome'
import type { PageForm } from './PageForm.tsx'
import { pageWaysId } from './page-runtime.ts'

export interface PageWaysProps {
  readonly form: Form
  /** Undefined: English. */
  readonly language: Language | undefined
}

/**
 * Other ways to reach the maker, for a page whose scripts do not run. A host's header may forbid them, and forbid the form to send as
 * well, of which no browser tells a visitor. `noscript` is no place for them: it shows only where scripts are switched off.
 */
export function PageWays({ form, language }: PageWaysProps): ReturnType<typeof PageForm> | null {
  const { email = '', phone = '', url = '' } = form.delivery?.fallback ?? {}
  const links = [
    [`mailto:${email}`, email],
    [`tel:${phone.replace(/[^\d+]/g, '')}`, phone],
    [url, url.replace(/^https?:\/\//i, '')],
  ].filter(([, text]) => text)
  if (links.length === 0) return null
  const { owner, reach } = { ...formTexts, ...outcomeTexts, ...language?.texts }
  const maker = form.maker || owner
  const Maker = maker.replace(/^./u, (first) => first.toUpperCase())
  return (
    <aside id={pageWaysId} lang={language?.lang}>
      {(language?.say ?? interpolate)(reach, { maker, Maker })}
      {links.map(([href, text]) => [
        ' ',
        <a key={href} dir="ltr" href={href}>
          {text}
        </a>,
      ])}
    </aside>
  )
}
