import { parseAddress } from '@letterslot/email'
import { useDeferredValue, useEffect, useState } from 'react'
import { useFormConnection } from '../../domain/connections/use-form-connection.ts'
import { setFallback } from '../../domain/document/commands/delivery.ts'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { contractFindings } from '../../domain/mail/contract-findings.ts'
import { usePage } from '../../domain/page/use-page.ts'
import { useSettings } from '../../domain/storage/studio-storage.ts'
import { publishText } from '../../domain/texts/publish.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { CheckList } from '../../ui/CheckList.tsx'
import { FailurePreview } from './FailurePreview.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import styles from './PublishStep.module.css'
import { checkPublish, openChecks, publishHeadline } from './publish-checks.ts'
import { Revisions } from './Revisions.tsx'
import { rememberedSite } from './remembered.ts'
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
        <PublishPanel checks={checks} open={open} page={page} site={site} />
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
