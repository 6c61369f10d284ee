import type { Form } from '@letterslot/core'
import { Check, Download } from 'lucide-react'
import { shipText } from '../../catalogue/publish.ts'
import { useDocumentSession } from '../../document/use-document.ts'
import { downloadText, fileNameOf } from '../../storage/download.ts'
import { formatBytes } from '../../storage/format-bytes.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { FirstWords } from './FirstWords.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './Ship.module.css'
import { siteUrl } from './site-origin.ts'
import { Trouble } from './Trouble.tsx'
import { type MadePage, makePageOf } from './use-page.ts'
import { focusSettling, type Ship } from './use-ship.ts'

export interface PageWayProps {
  readonly ship: Ship
  readonly form: Form
  readonly page: MadePage
  /** The address of the page as it was typed. */
  readonly site: string
}

/** The form as one file. */
export function PageWay({ ship, form, page, site }: PageWayProps) {
  const { store } = useDocumentSession()
  const size = page.status === 'made' ? formatBytes(page.bytes) : undefined
  const file = fileNameOf(form.title)
  const download = async (): Promise<void> => {
    if (!ship.pass()) return
    downloadText(`${file}.html`, 'text/html', await makePageOf(store.getState().document.form))
    await ship.freeze('page')
  }
  return (
    <>
      <div className={styles['way']}>
        <Miniature />
        <div className={styles['words']}>
          <h2 className={styles['file']}>{file}.html</h2>
          <p>{shipText.page.lead}</p>
          <ul className={styles['facts']}>
            {[shipText.page.noKey, shipText.page.noScript].map((fact) => (
              <li key={fact}>
                <Icon icon={Check} size={14} />
                {fact}
              </li>
            ))}
          </ul>
          <p className={styles['after']}>{shipText.page.afterNoScript[ship.destination]}</p>
          {page.status === 'failed' && ship.isReady && <Trouble>{`${shipText.page.failed} ${page.cause}`}</Trouble>}
        </div>
        <div className={styles['action']}>
          <Button icon={Download} variant={ship.isReady ? 'primary' : 'plain'} onPress={() => void download()}>
            {shipText.page.download(size)}
          </Button>
          <FirstWords>{ship.first}</FirstWords>
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
          {shipText.page.codeLead}{' '}
          <Button size="small" variant="quiet" onPress={() => focusSettling('site')}>
            {shipText.page.nameAddress}
          </Button>
        </p>
      ) : (
        <>
          <p className={styles['codeLead']}>{shipText.page.codeFor(address)}</p>
          <QrCode text={address} label={shipText.page.code(address)} file={`${file}-code`} />
        </>
      )}
    </div>
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
