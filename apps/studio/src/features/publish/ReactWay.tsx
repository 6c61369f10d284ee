import type { Form } from '@letterslot/core'
import { Download } from 'lucide-react'
import { shipText } from '../../catalogue/publish.ts'
import { downloadText, fileNameOf } from '../../storage/download.ts'
import { studioVersion } from '../../studio-version.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from './CopyText.tsx'
import { installLines, publicDocument, reactSnippet } from './embed-snippet.ts'
import type { Ship } from './use-ship.ts'
import { Way } from './Way.tsx'
import styles from './Ways.module.css'

/** The form as a component: its document, and the packages from what the build makes, as long as no registry has them. */
export function ReactWay({ ship, form }: { readonly ship: Ship; readonly form: Form }) {
  const file = `${fileNameOf(form.title)}.form.json`
  const download = async (): Promise<void> => {
    if (!ship.pass()) return
    downloadText(file, 'application/json', publicDocument(form))
    await ship.freeze('json')
  }
  return (
    <Way lead={shipText.react.lead} ship={ship}>
      <CopyText label={shipText.react.build} text="npm run build" />
      <CopyText label={shipText.react.install} text={installLines(studioVersion)} />
      <div className={styles['buttons']}>
        <Button icon={Download} variant={ship.isReady ? 'primary' : 'plain'} onPress={() => void download()}>
          {shipText.react.document}
        </Button>
      </div>
      <CopyText label={shipText.react.component} text={reactSnippet(file)} />
      <p className={styles['note']}>{shipText.react.worker}</p>
    </Way>
  )
}
