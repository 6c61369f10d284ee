import type { Form } from '@letterslot/core'
import { Atom, Check, Code, Download, File, FileBraces, Link, Send, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { keepOwnIds } from '../../domain/connections/keep-own-ids.ts'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { useFormStanding } from '../../domain/document/use-form-state.ts'
import type { MadePage } from '../../domain/page/use-page.ts'
import { recordArrival } from '../../domain/sending/record-connection-state.ts'
import { downloadForm } from '../../domain/storage/download.ts'
import { describeFailure, toSaveFailure } from '../../domain/storage/save-state.ts'
import { useSettings, useStorage } from '../../domain/storage/studio-storage.ts'
import { useBackupDownload } from '../../domain/storage/use-backup-download.ts'
import { backupText, publishPanelText } from '../../domain/texts/publish.ts'
import { timeAgo } from '../../domain/texts/times.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ElementMethod } from './ElementMethod.tsx'
import { LinkMethod } from './LinkMethod.tsx'
import { PageMethod } from './PageMethod.tsx'
import { PrefillLinks } from './PrefillLinks.tsx'
import styles from './PublishPanel.module.css'
import type { CheckId, PublishChecks } from './publish-checks.ts'
import { ReactMethod } from './ReactMethod.tsx'
import { type PublishGate, usePublishGate } from './use-publish-gate.ts'

export interface PublishPanelProps {
  readonly checks: PublishChecks
  /** The form's connection; undefined where it has none. */
  readonly connection: StoredConnection | undefined
  /** Checks still to settle, in order. */
  readonly open: readonly CheckId[]
  readonly page: MadePage
  /** The address of the page as it was typed. */
  readonly site: string
}

type PublishMethod = keyof typeof publishPanelText.ways

/** The ways out, a page, an element, a component and a link, and below them the last backup. */
export function PublishPanel({ checks, connection, open, page, site }: PublishPanelProps) {
  const form = useDocument((document) => document.form)
  const gate = usePublishGate(checks, open)
  const [method, setMethod] = useState<PublishMethod>('page')
  const panels = {
    page: { icon: File, panel: <PageMethod gate={gate} form={form} page={page} site={site} /> },
    element: { icon: Code, panel: <ElementMethod gate={gate} form={form} /> },
    react: { icon: Atom, panel: <ReactMethod gate={gate} form={form} /> },
    link: { icon: Link, panel: <LinkMethod gate={gate} form={form} /> },
  }
  const items = (['page', 'element', 'react', 'link'] as const).map((id) => ({
    id,
    label: publishPanelText.ways[id],
    ...panels[id],
  }))
  return (
    <>
      <section aria-label={publishPanelText.title} className={styles['panel']}>
        <Tabs label={publishPanelText.title} items={items} selected={method} onSelect={setMethod} />
        <PrefillLinks form={form} site={site} />
        <DocumentDownload gate={gate} form={form} />
        <AfterPublishing connection={connection} />
      </section>
      <BackupLine />
    </>
  )
}

/** The document itself: the maker's own at any time, so it asks for nothing to be settled. */
function DocumentDownload({ gate, form }: { readonly gate: PublishGate; readonly form: Form }) {
  const download = async (): Promise<void> => {
    downloadForm(form)
    if (gate.isReady) await gate.freeze('json')
  }
  return (
    <div className={styles['line']}>
      <Icon icon={FileBraces} />
      <p>{publishPanelText.json.lead}</p>
      <Button size="small" icon={Download} onPress={() => void download()}>
        {publishPanelText.json.download}
      </Button>
    </div>
  )
}

/** The rest of the way once a form went out: only the maker can see that a message arrives. */
function AfterPublishing({ connection }: Pick<PublishPanelProps, 'connection'>) {
  const { formId } = useDocumentSession()
  const { connections, forms } = useStorage()
  const standing = useFormStanding()
  const showToast = useToast()
  if (!standing || standing.status === 'draft') return null
  const { newest, status } = standing
  const confirm = async (): Promise<void> => {
    const seen = await forms.see(formId, newest.revision)
    if (!seen.ok) {
      showToast({ text: describeFailure(seen.error) })
      return
    }
    try {
      if (connection && newest.document) await keepOwnIds(connections, connection, newest.document)
      await recordArrival(connections, newest, new Date().toISOString())
    } catch (error) {
      showToast({ text: describeFailure(await toSaveFailure(error)) })
    }
  }
  return (
    <div className={styles['line']}>
      <Icon icon={Send} />
      <p>{newest.as === 'link' ? publishPanelText.afterLink : publishPanelText.after}</p>
      {status === 'seen' ? (
        <Pill tone="ok">{publishPanelText.arrived(newest.revision)}</Pill>
      ) : (
        <Button size="small" variant="quiet" icon={Check} onPress={() => void confirm()}>
          {publishPanelText.didIt}
        </Button>
      )}
    </div>
  )
}

/** When everything here was last backed up, and the button that does it now. */
function BackupLine() {
  const { settings } = useSettings()
  const download = useBackupDownload()
  if (!settings) return null
  const last = settings.lastBackupAt
  return (
    <div className={styles['backup']} data-never={last === undefined || undefined}>
      <Icon icon={TriangleAlert} />
      <p>
        <b>{last === undefined ? backupText.never : backupText.last(timeAgo(last, Date.now()))}</b> {backupText.here}
      </p>
      <Button size="small" icon={Download} onPress={() => void download()}>
        {backupText.download}
      </Button>
    </div>
  )
}
