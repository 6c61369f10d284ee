import { useDeferredValue, useState } from 'react'
import { publishText } from '../../catalogue/publish.ts'
import { useDocument, useDocumentSession } from '../../document/use-document.ts'
import { useFormConnection } from '../connect/use-form-connection.ts'
import { contractFindings } from '../email/contract-findings.ts'
import { BackupLine } from './BackupLine.tsx'
import { FailurePreview } from './FailurePreview.tsx'
import { PublishCheckList, usePublishItems } from './PublishCheckList.tsx'
import styles from './PublishStep.module.css'
import { checkPublish, openChecks } from './publish-checks.ts'
import { publishHeadline } from './publish-headline.ts'
import { Revisions } from './Revisions.tsx'
import { rememberedSite } from './remembered.ts'
import { Ship } from './Ship.tsx'
import { usePage } from './use-page.ts'
import { usePrefilledFallback } from './use-prefilled-fallback.ts'

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
        <Ship checks={checks} open={open} page={page} site={site} />
        <BackupLine />
      </div>
      <div className={styles['side']}>
        <FailurePreview />
        <Revisions />
      </div>
    </div>
  )
}
