import { directionOf } from '@letterslot/core'
import { UserRound } from 'lucide-react'
import { useDocument } from '../../domain/document/use-document.ts'
import { useFormLanguage } from '../../domain/document/use-form-language.ts'
import { failureText } from '../../domain/texts/publish.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { failureMessage } from './failure-message.ts'
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
