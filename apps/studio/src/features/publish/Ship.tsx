import { Check, Download, FileBraces } from 'lucide-react'
import { useState } from 'react'
import { shipText } from '../../catalogue/publish.ts'
import { useDocument, useDocumentSession } from '../../document/use-document.ts'
import { downloadForm, downloadText, fileNameOf } from '../../storage/download.ts'
import { formatBytes } from '../../storage/format-bytes.ts'
import type { Published } from '../../storage/stored-form.ts'
import { useStorage } from '../../storage/studio-storage.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AfterPublishing } from './AfterPublishing.tsx'
import { firstWords } from './check-words.ts'
import { freezeRevision } from './freeze-revision.ts'
import type { CheckId, PublishChecks } from './publish-checks.ts'
import styles from './Ship.module.css'
import { makePageOf, usePage } from './use-page.ts'

export interface ShipProps {
  readonly checks: PublishChecks
  /** What is still to settle, in order. */
  readonly open: readonly CheckId[]
}

/** Puts the focus on what settles a check. */
function focusSettling(id: CheckId): void {
  const place = document.querySelector<HTMLElement>(`[data-settles="${id}"]`)
  const control = place?.matches('a, button') ? place : place?.querySelector<HTMLElement>('input, a, button')
  control?.focus()
}

/** The ways out that work: the form as one page, and as a document. */
export function Ship({ checks, open }: ShipProps) {
  const session = useDocumentSession()
  const form = useDocument((document) => document.form)
  const storage = useStorage()
  const announce = useAnnounce()
  const page = usePage(form)
  const [told, setTold] = useState<CheckId>()
  const [first] = open
  const size = page.status === 'made' ? formatBytes(page.bytes) : undefined
  const file = `${fileNameOf(form.title)}.html`

  const freeze = async (as: Published['as']): Promise<void> => {
    const revision = await freezeRevision(session, storage, as)
    if (revision) announce(shipText.published(revision.revision))
  }
  const downloadPage = async (): Promise<void> => {
    setTold(first)
    if (first !== undefined) return focusSettling(first)
    const html = await makePageOf(session.store.getState().document.form)
    downloadText(file, 'text/html', html)
    await freeze('page')
  }
  const downloadJson = async (): Promise<void> => {
    downloadForm(session.store.getState().document.form)
    if (first === undefined) await freeze('json')
  }
  return (
    <section aria-label={shipText.title} className={styles['ship']}>
      <div className={styles['way']}>
        <Miniature />
        <div className={styles['words']}>
          <h2 className={styles['file']}>{file}</h2>
          <p>{shipText.page.lead}</p>
          <ul className={styles['facts']}>
            {[shipText.page.noKey, shipText.page.noScript].map((fact) => (
              <li key={fact}>
                <Icon icon={Check} size={14} />
                {fact}
              </li>
            ))}
          </ul>
          {page.status === 'failed' && first === undefined && (
            <p className={styles['first']}>
              {shipText.page.failed} {page.cause}
            </p>
          )}
        </div>
        <div className={styles['action']}>
          <Button
            icon={Download}
            variant={first === undefined ? 'primary' : 'plain'}
            onPress={() => void downloadPage()}
          >
            {shipText.page.download(size)}
          </Button>
          <p role="status" className={styles['first']}>
            {first !== undefined && first === told && firstWords(first, checks)}
          </p>
        </div>
      </div>
      <div className={styles['line']}>
        <Icon icon={FileBraces} />
        <p>{shipText.json.lead}</p>
        <Button size="small" icon={Download} onPress={() => void downloadJson()}>
          {shipText.json.download}
        </Button>
      </div>
      <AfterPublishing />
    </section>
  )
}

/** The page, very small. */
function Miniature() {
  return (
    <div aria-hidden="true" className={styles['miniature']}>
      <i data-part="title" />
      <i />
      <i />
      <i data-part="area" />
      <i data-part="send" />
    </div>
  )
}
