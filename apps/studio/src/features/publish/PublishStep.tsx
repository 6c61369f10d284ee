import { directionOf, type Form, interpolate, speaksEnglish } from '@letterslot/core'
import type { Language } from '@letterslot/core/language'
import { visitor } from '@letterslot/core/messages/en'
import { parseAddress } from '@letterslot/email'
import { UserRound } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { useFormConnection } from '../../domain/connections/use-form-connection.ts'
import { setFallback } from '../../domain/document/commands/delivery.ts'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { useFormLanguage } from '../../domain/document/use-form-language.ts'
import { contractFindings } from '../../domain/mail/contract-findings.ts'
import { usePage } from '../../domain/page/use-page.ts'
import { useSettings } from '../../domain/storage/studio-storage.ts'
import { failureText, publishText } from '../../domain/texts/publish.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { Card } from '../../ui/Card.tsx'
import { CheckList } from '../../ui/CheckList.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import styles from './PublishStep.module.css'
import { checkPublish, openChecks, publishHeadline } from './publish-checks.ts'
import { Revisions } from './Revisions.tsx'
import { rememberedSite } from './remembered.ts'
import sideStyles from './Side.module.css'
import { type PublishItem, usePublishItems } from './use-publish-items.tsx'

/** The step Publish of an open form: what must be settled first, then the ways out. */
export function PublishStep() {
  const { connection, isRead } = useFormConnection()
  const isPrefilled = usePrefilledFallback()
  // Nothing is judged before it is known: a press would be refused for what is there a moment later.
  return isRead && isPrefilled ? <Publishing connection={connection} /> : null
}

function Publishing({ connection }: { readonly connection: StoredConnection | undefined }) {
  const { formId } = useDocumentSession()
  const form = useDeferredValue(useDocument((document) => document.form))
  const email = useDeferredValue(useDocument((document) => document.email))
  const [site, setSite] = useState(() => rememberedSite(formId).read())
  const page = usePage(form)
  const checks = checkPublish({
    form,
    findings: contractFindings({ form, email }, connection),
    connectionKind: connection?.kind,
    site,
  })
  const open = openChecks(checks)
  const changeSite = (typed: string): void => {
    setSite(typed)
    rememberedSite(formId).write(typed)
  }
  const items = usePublishItems({ checks, connection, page, site, onSiteChange: changeSite })
  return (
    <div className={styles['page']}>
      <div className={styles['work']}>
        <h1 className={styles['title']}>{publishHeadline(items)}</h1>
        <p className={styles['lead']}>{publishText.lead}</p>
        <PublishCheckList items={items} />
        <PublishPanel checks={checks} connection={connection} open={open} page={page} site={site} />
      </div>
      <div className={styles['side']}>
        <FailurePreview />
        <Revisions />
      </div>
    </div>
  )
}

/**
 * Fills an empty fallback with the address of the first screen. Once a visit, so that what the maker takes away stays
 * away while they look.
 * @returns true once that is settled.
 */
function usePrefilledFallback(): boolean {
  const { store } = useDocumentSession()
  const { settings } = useSettings()
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    if (!settings || isDone) return
    setIsDone(true)
    const { email, phone, url } = store.getState().document.form.delivery?.fallback ?? {}
    const address = parseAddress(settings.makerAddress ?? '')
    if (address !== undefined && !email && !phone && !url) store.getState().dispatch(setFallback({ email: address }))
  }, [settings, store, isDone])
  return isDone
}

/** The rows that a maker can act on, and the others behind *Also checked*. */
function PublishCheckList({ items }: { readonly items: readonly PublishItem[] }) {
  const also = items.filter(({ isActionable }) => !isActionable)
  return (
    <>
      <CheckList items={items.filter(({ isActionable }) => isActionable)} />
      {also.length > 0 && (
        <details className={styles['also']}>
          <summary>{publishText.alsoChecked(also.length)}</summary>
          <CheckList items={also} />
        </details>
      )}
    </>
  )
}

/** The visitor's failure message, with the form's present fallback contacts. */
function FailurePreview() {
  const form = useDocument((document) => document.form)
  const language = useFormLanguage(form)
  const { heading, text, reach, ownMail, phone, link } = failureMessage(form, language)
  // Its visitors read no English: nothing stands there until their words have come.
  const isLate = !language && !speaksEnglish(form)
  return (
    <Card>
      <h2 className={sideStyles['title']}>{failureText.title}</h2>
      <p className={sideStyles['lead']}>{failureText.lead}</p>
      <div
        className={classes(sideStyles['preview'], isLate && sideStyles['awaited'])}
        lang={form.locale}
        dir={directionOf(form.locale)}
      >
        <p className={sideStyles['heading']}>
          <Icon icon={UserRound} size={14} />
          {heading}
        </p>
        <p>{text}</p>
        {reach !== undefined && <p className={sideStyles['reach']}>{reach}</p>}
        {ownMail !== undefined && <p className={sideStyles['way']}>{ownMail}</p>}
        {phone !== undefined && <p className={sideStyles['link']}>{phone}</p>}
        {link !== undefined && <p className={sideStyles['link']}>{link}</p>}
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
