import { parseAddress } from '@letterslot/email'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useFormConnection } from '../../domain/connections/use-form-connection.ts'
import { setFallback } from '../../domain/document/commands/delivery.ts'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { contractFindings } from '../../domain/mail/contract-findings.ts'
import { useSettings } from '../../domain/storage/studio-storage.ts'
import { publishText } from '../../domain/texts/publish.ts'
import { BackupLine } from './BackupLine.tsx'
import { FailurePreview } from './FailurePreview.tsx'
import { PublishCheckList, usePublishItems } from './PublishCheckList.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import styles from './PublishStep.module.css'
import { checkPublish, openChecks } from './publish-checks.ts'
import { publishHeadline } from './publish-headline.ts'
import { Revisions } from './Revisions.tsx'
import { rememberedSite } from './remembered.ts'
import { usePage } from './use-page.ts'

/** The step Publish of an open form: what must be settled first, then the ways out. */
export function PublishStep() {
  const { formId } = useDocumentSession()
  const { connection, isRead } = useFormConnection()
  const form = useDeferredValue(useDocument((document) => document.form))
  const email = useDeferredValue(useDocument((document) => document.email))
  const [site, setSite] = useState(() => rememberedSite(formId).read())
  const page = usePage(form)
  usePrefilledFallback()
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
  if (!isRead) return null
  return (
    <div className={styles['page']}>
      <div className={styles['work']}>
        <h1 className={styles['title']}>{publishHeadline(items.map(({ tone }) => tone))}</h1>
        <p className={styles['lead']}>{publishText.lead}</p>
        <PublishCheckList items={items} />
        <PublishPanel checks={checks} open={open} page={page} site={site} />
        <BackupLine />
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
 */
function usePrefilledFallback(): void {
  const { store } = useDocumentSession()
  const { settings } = useSettings()
  const isDone = useRef(false)
  useEffect(() => {
    if (!settings || isDone.current) return
    isDone.current = true
    const { email, phone, url } = store.getState().document.form.delivery?.fallback ?? {}
    const address = parseAddress(settings.makerAddress ?? '')
    if (address !== undefined && !email && !phone && !url) store.getState().dispatch(setFallback({ email: address }))
  }, [settings, store])
}
