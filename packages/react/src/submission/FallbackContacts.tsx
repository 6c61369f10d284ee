import type { VisitorTexts } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import type { FormContext } from '../form/form-context.ts'
import { mailtoLink } from './mailto-link.ts'

export interface FallbackContactsProps {
  readonly context: FormContext
  readonly texts: VisitorTexts
  /** The answers, for a mail. */
  readonly text: string
  /** Nothing else is to be done first: the mail is the strong button. */
  readonly isFirst: boolean
}

/** Other ways to reach the maker, where the form knows any. */
export function FallbackContacts({ context, texts, text, isFirst }: FallbackContactsProps): JSX.Element | null {
  const { form } = context.handle
  const { email, phone, url } = form.delivery?.fallback ?? {}
  // A document that was never parsed may hold any scheme.
  const page = url && /^https?:/i.test(url) ? url : undefined
  if (!(email || phone || page)) return null
  return (
    <div className="ls-reach">
      <p>
        <strong>{context.say(texts.reach)}</strong>
      </p>
      {email && (
        <a className={isFirst ? 'ls-button ls-strong' : 'ls-button'} href={mailtoLink(email, form.title, text)}>
          {texts.ownMail}
        </a>
      )}
      {phone && (
        <p>
          <a dir="ltr" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </p>
      )}
      {page && (
        <p>
          <a dir="ltr" href={page}>
            {page.replace(/^https?:\/\//i, '')}
          </a>
        </p>
      )}
    </div>
  )
}
