import type { Form } from '@letterslot/core'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { shipText } from '../../catalogue/publish.ts'
import { downloadText, fileNameOf } from '../../storage/download.ts'
import { formatBytes } from '../../storage/format-bytes.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from './CopyText.tsx'
import { elementBySource, elementInline, publicDocument, scriptTag } from './embed-snippet.ts'
import type { BuiltElement } from './load-element.ts'
import type { Ship } from './use-ship.ts'
import { Way } from './Way.tsx'
import styles from './Ways.module.css'

/** The element's script, loaded with what only this way needs; `failed` where its host does not answer. */
function useElement(): BuiltElement | 'failed' | undefined {
  const [element, setElement] = useState<BuiltElement | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    import('./load-element.ts').then(
      (module) => isCurrent && setElement(module.element),
      () => isCurrent && setElement('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return element
}

/** The form as an element of the maker's own page: one script, and the document beside it or in it. */
export function ElementWay({ ship, form }: { readonly ship: Ship; readonly form: Form }) {
  const element = useElement()
  if (element === 'failed') return <Way lead={shipText.element.failed} ship={ship} />
  if (!element) return null
  const { fileName, script, integrity } = element
  const file = `${fileNameOf(form.title)}.form.json`
  const download = (): void => {
    if (!ship.pass()) return
    downloadText(file, 'application/json', publicDocument(form))
    void ship.freeze('element')
  }
  return (
    <Way lead={shipText.element.lead} ship={ship}>
      <div className={styles['buttons']}>
        <Button icon={Download} onPress={() => downloadText(fileName, 'text/javascript', script)}>
          {shipText.element.script(formatBytes(new Blob([script]).size))}
        </Button>
        <Button icon={Download} variant={ship.isReady ? 'primary' : 'plain'} onPress={download}>
          {shipText.element.document}
        </Button>
      </div>
      <CopyText label={shipText.element.head} text={scriptTag(fileName, integrity)} rows={3} />
      <p className={styles['note']}>{shipText.element.integrity}</p>
      <CopyText label={shipText.element.body} text={elementBySource(file, form)} rows={3} />
      {ship.isReady && (
        <CopyText
          label={shipText.element.inline}
          text={elementInline(form)}
          rows={4}
          onCopy={ship.pass}
          onCopied={() => void ship.freeze('inline')}
        />
      )}
    </Way>
  )
}
