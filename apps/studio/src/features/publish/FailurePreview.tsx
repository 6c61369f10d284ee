import { directionOf, type Form, interpolate } from '@letterslot/core'
import type { Language } from '@letterslot/core/language'
import { visitor } from '@letterslot/core/messages/en'
import { UserRound } from 'lucide-react'
import { useDocument } from '../../domain/document/use-document.ts'
import { useFormLanguage } from '../../domain/document/use-form-language.ts'
import { failureText } from '../../domain/texts/publish.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Side.module.css'

/** The visitor's failure message, with the form's present fallback contacts. */
export function FailurePreview() {
  const form = useDocument((document) => document.form)
  const { heading, text, reach, ownMail, phone, link } = failureMessage(form, useFormLanguage(form))
  return (
    <Card>
      <h2 className={styles['title']}>{failureText.title}</h2>
      <p className={styles['lead']}>{failureText.lead}</p>
      <div className={styles['preview']} lang={form.locale} dir={directionOf(form.locale)}>
        <p className={styles['heading']}>
          <Icon icon={UserRound} size={14} />
          {heading}
        </p>
        <p>{text}</p>
        {reach !== undefined && <p className={styles['reach']}>{reach}</p>}
        {ownMail !== undefined && <p className={styles['way']}>{ownMail}</p>}
        {phone !== undefined && <p className={styles['link']}>{phone}</p>}
        {link !== undefined && <p className={styles['link']}>{link}</p>}
      </div>
    </Card>
  )
}

/** The visitor's message when a form cannot be delivered. */
interface FailureMessage {
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
