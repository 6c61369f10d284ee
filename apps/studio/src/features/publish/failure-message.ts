import type { Form } from '@letterslot/core'
import { visitor } from '@letterslot/core/messages/en'

/** The visitor's message when a form cannot be delivered. */
export interface FailureMessage {
  readonly heading: string
  readonly text: string
  /** Absent where the form knows no other way. */
  readonly reach?: string
  /** The link that opens the visitor's own mail. */
  readonly ownMail?: string
  readonly phone?: string
  readonly link?: string
}

/** Says a form's last state in the visitors' own texts, as its page will. */
export function failureMessage({ maker, delivery }: Form): FailureMessage {
  const name = maker?.trim() || visitor.owner
  const say = (text: string): string =>
    text
      .replaceAll('{maker}', () => name)
      .replaceAll('{Maker}', () => name.replace(/^./u, (first) => first.toUpperCase()))
  const { email = '', phone = '', url = '' } = delivery?.fallback ?? {}
  return {
    heading: visitor.notDelivered,
    text: say(visitor.refused),
    ...((email || phone || url) && { reach: say(visitor.reach) }),
    ...(email && { ownMail: visitor.ownMail }),
    ...(phone && { phone }),
    ...(/^https?:/i.test(url) && { link: url.replace(/^https?:\/\//i, '') }),
  }
}
