import type { Form } from '@letterslot/core'
import { Check, Download } from 'lucide-react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { miniatureLook } from '../../domain/look/miniature-look.ts'
import { type MadePage, makePageOf } from '../../domain/page/use-page.ts'
import { downloadText, fileNameOf } from '../../domain/storage/download.ts'
import { formatBytes } from '../../domain/texts/format.ts'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { FirstToSettle, MethodTrouble } from './MethodPanel.tsx'
import styles from './PublishPanel.module.css'
import { siteUrl } from './publish-checks.ts'
import { QrCode } from './QrCode.tsx'
import { focusSettling, type PublishGate } from './use-publish-gate.ts'

const { page: text } = publishPanelText

export interface PageMethodProps {
  readonly gate: PublishGate
  readonly form: Form
  readonly page: MadePage
  /** The address of the page as it was typed. */
  readonly site: string
}

/** The form as one file. */
export function PageMethod({ gate, form, page, site }: PageMethodProps) {
  const { store } = useDocumentSession()
  const size = page.status === 'made' ? formatBytes(page.bytes) : undefined
  const file = fileNameOf(form.title)
  const isReached = gate.destination === 'emailjs' || gate.destination === 'relay'
  const download = async (): Promise<void> => {
    if (!gate.allow()) return
    downloadText(`${file}.html`, 'text/html', await makePageOf(store.getState().document.form))
    await gate.freeze('page')
  }
  return (
    <>
      <div className={styles['way']}>
        <PageMiniature form={form} />
        <div className={styles['words']}>
          <h2 className={styles['file']}>{file}.html</h2>
          <p>{text.lead}</p>
          <ul className={styles['facts']}>
            {[text.noKey, ...(isReached ? [text.noScript] : [])].map((fact) => (
              <li key={fact}>
                <Icon icon={Check} size={14} />
                {fact}
              </li>
            ))}
          </ul>
          <p className={styles['after']}>{text.afterNoScript[gate.destination]}</p>
          {page.status === 'failed' && gate.isReady && <MethodTrouble>{`${text.failed} ${page.cause}`}</MethodTrouble>}
        </div>
        <div className={styles['action']}>
          <Button icon={Download} variant={gate.isReady ? 'primary' : 'plain'} onPress={() => void download()}>
            {text.download(size)}
          </Button>
          <FirstToSettle>{gate.first}</FirstToSettle>
        </div>
      </div>
      <CodeOfPage file={file} site={site} />
    </>
  )
}

/** The QR code of the page, by the address that was named in the list above. */
function CodeOfPage({ file, site }: { readonly file: string; readonly site: string }) {
  const address = siteUrl(site)?.href
  return (
    <div className={styles['address']}>
      {address === undefined ? (
        <p className={styles['codeLead']}>
          {text.codeLead}{' '}
          <Button size="small" variant="quiet" onPress={() => focusSettling('site')}>
            {text.nameAddress}
          </Button>
        </p>
      ) : (
        <>
          <p className={styles['codeLead']}>{text.codeFor(address)}</p>
          <QrCode text={address} label={text.code(address)} file={`${file}-code`} />
        </>
      )}
    </div>
  )
}

/** The page, very small, in its look. */
function PageMiniature({ form: { look } }: { readonly form: Form }) {
  return (
    <div aria-hidden="true" className={styles['miniature']} style={miniatureLook(look)}>
      {look?.cover && <img src={look.cover.src} alt="" data-place={look.cover.place} />}
      <i data-part="title" />
      <i />
      <i />
      <i data-part="area" />
      <i data-part="send" />
    </div>
  )
}
