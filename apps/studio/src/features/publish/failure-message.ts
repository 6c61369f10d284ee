import { type Form, interpolate } from '@letterslot/core'
import type { Language } from '@letterslot/core/language'
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

/**
 * Says a form's last state in the visitors' own texts, as its page will.
 * @param language - of the form. Default: English.
 */
export function failureMessage({ maker: named, delivery }: Form, language?: Language): FailureMessage {
  const texts = language?.texts ?? visitor
  const maker = named?.trim() || texts.owner
  const Maker = maker.replace(/^./u, (first) => first.toUpperCase())
  const say = (text: string): string => (language?.say ?? interpolate)(text, { maker, Maker })
  const { email = '', phone = '', url = '' } = delivery?.fallback ?? {}
  return {
    heading: texts.notDelivered,
    text: say(texts.refused),
    ...((email || phone || url) && { reach: say(texts.reach) }),
    ...(email && { ownMail: texts.ownMail }),
    ...(phone && { phone }),
    ...(/^https?:/i.test(url) && { link: url.replace(/^https?:\/\//i, '') }),
  }
}
