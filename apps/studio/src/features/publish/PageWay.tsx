import type { Form } from '@letterslot/core'
import { Check, Download } from 'lucide-react'
import { useState } from 'react'
import { shipText } from '../../catalogue/publish.ts'
import { useDocumentSession } from '../../document/use-document.ts'
import { downloadText, fileNameOf } from '../../storage/download.ts'
import { formatBytes } from '../../storage/format-bytes.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FirstWords } from './FirstWords.tsx'
import { isWebAddress } from './publish-checks.ts'
import { QrCode } from './QrCode.tsx'
import { rememberedPage } from './remembered.ts'
import styles from './Ship.module.css'
import { Trouble } from './Trouble.tsx'
import { type MadePage, makePageOf } from './use-page.ts'
import type { Ship } from './use-ship.ts'

export interface PageWayProps {
  readonly ship: Ship
  readonly form: Form
  readonly page: MadePage
}

/** The form as one file. */
export function PageWay({ ship, form, page }: PageWayProps) {
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
          {page.status === 'failed' && ship.isReady && <Trouble>{`${shipText.page.failed} ${page.cause}`}</Trouble>}
        </div>
        <div className={styles['action']}>
          <Button icon={Download} variant={ship.isReady ? 'primary' : 'plain'} onPress={() => void download()}>
            {shipText.page.download(size)}
          </Button>
          <FirstWords>{ship.first}</FirstWords>
        </div>
      </div>
      <CodeOfPage file={file} />
    </>
  )
}

/** The QR code of the page, by the address that it was put at. */
function CodeOfPage({ file }: { readonly file: string }) {
  const { formId } = useDocumentSession()
  const [address, setAddress] = useState(() => rememberedPage(formId).read())
  const change = (typed: string): void => {
    setAddress(typed)
    rememberedPage(formId).write(typed)
  }
  return (
    <div className={styles['address']}>
      <TextField
        label={shipText.page.address}
        isLabelQuiet
        type="url"
        autoComplete="off"
        placeholder={shipText.page.addressPlaceholder}
        value={address}
        onChange={change}
        help={shipText.page.addressHelp}
      />
      {isWebAddress(address.trim()) && (
        <QrCode text={address.trim()} label={shipText.page.code} file={`${file}-code`} />
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
