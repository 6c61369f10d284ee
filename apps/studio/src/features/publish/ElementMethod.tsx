import { type Form, speaksEnglish } from '@letterslot/core'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { downloadText, fileNameOf } from '../../domain/storage/download.ts'
import { formatBytes } from '../../domain/texts/format.ts'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { elementBySource, elementInline, publicDocument, scriptTag } from './embed-snippet.ts'
import type { BuiltElement } from './load-element.ts'
import styles from './MethodPanel.module.css'
import { MethodPanel } from './MethodPanel.tsx'
import type { PublishGate } from './use-publish-gate.ts'

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
export function ElementMethod({ gate, form }: { readonly gate: PublishGate; readonly form: Form }) {
  const element = useElement()
  if (element === 'failed') return <MethodPanel lead={publishPanelText.element.failed} gate={gate} />
  if (!element) return null
  const { fileName, script, integrity } = element
  const file = `${fileNameOf(form.title)}.form.json`
  const download = (): void => {
    if (!gate.allow()) return
    downloadText(file, 'application/json', publicDocument(form))
    void gate.freeze('element')
  }
  return (
    <MethodPanel lead={publishPanelText.element.lead} gate={gate}>
      {!speaksEnglish(form) && <p className={styles['note']}>{publishPanelText.element.inEnglish}</p>}
      <div className={styles['buttons']}>
        <Button icon={Download} onPress={() => downloadText(fileName, 'text/javascript', script)}>
          {publishPanelText.element.script(formatBytes(new Blob([script]).size))}
        </Button>
        <Button icon={Download} variant={gate.isReady ? 'primary' : 'plain'} onPress={download}>
          {publishPanelText.element.document}
        </Button>
      </div>
      <CopyText
        words={publishPanelText}
        label={publishPanelText.element.head}
        text={scriptTag(fileName, integrity)}
        rows={3}
      />
      <p className={styles['note']}>{publishPanelText.element.integrity}</p>
      <CopyText
        words={publishPanelText}
        label={publishPanelText.element.body}
        text={elementBySource(file, form)}
        rows={3}
      />
      {gate.isReady && (
        <CopyText
          words={publishPanelText}
          label={publishPanelText.element.inline}
          text={elementInline(form)}
          rows={4}
          onCopy={gate.allow}
          onCopied={() => void gate.freeze('inline')}
        />
      )}
    </MethodPanel>
  )
}
