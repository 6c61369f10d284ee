import { type Form, speaksEnglish } from '@letterslot/core'
import { keepsDrafts } from '@letterslot/core/drafts'
import { hasPrefill } from '@letterslot/core/prefill'
import { type ElementScript, elementParts, elementTableNames } from '@letterslot/embed'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { languageName } from '../../domain/languages/language-name.ts'
import { downloadText, fileNameOf } from '../../domain/storage/download.ts'
import { formatBytes } from '../../domain/texts/format.ts'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { elementLanguages } from './element-languages.ts'
import { elementBySource, elementInline, publicDocument, scriptTag } from './embed-snippet.ts'
import styles from './MethodPanel.module.css'
import { MethodPanel } from './MethodPanel.tsx'
import type { PublishGate } from './use-publish-gate.ts'

const words = (text: string): readonly string[] => text.split(' ').filter(Boolean)

/** The element's script for a form, in its languages, loaded with what only this way needs; `failed` where its host does not answer. */
function useElement(form: Form): ElementScript | 'failed' | undefined {
  const [element, setElement] = useState<ElementScript | 'failed'>()
  const names = elementTableNames(form).join(' ')
  const parts = elementParts(form).join(' ')
  const isDrafting = keepsDrafts(form)
  const isFilled = hasPrefill(form)
  useEffect(() => {
    let isCurrent = true
    import('./make-element.ts')
      .then(({ makeElement }) =>
        makeElement(words(names), { keepsDrafts: isDrafting, fillsFields: isFilled, parts: words(parts) }),
      )
      .then(
        (made) => isCurrent && setElement(made),
        () => isCurrent && setElement('failed'),
      )
    return () => {
      isCurrent = false
    }
  }, [names, parts, isDrafting, isFilled])
  return element
}

/** The languages of our sentences in the script, where that is not English alone. */
function Speaks({ form }: { readonly form: Form }) {
  if (speaksEnglish(form) && !form.translations) return null
  const { spoken, lacking } = elementLanguages(form)
  const named = (tags: readonly string[]): string => tags.map((tag) => languageName(tag)).join(', ')
  return (
    <p className={styles['note']}>
      {spoken.length > 0 && publishPanelText.element.speaks(named(spoken))}{' '}
      {lacking.length > 0 && publishPanelText.element.lacks(named(lacking))}
    </p>
  )
}

/** The form as an element of the maker's own page: one script, and the document beside it or in it. */
export function ElementMethod({ gate, form }: { readonly gate: PublishGate; readonly form: Form }) {
  const element = useElement(form)
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
      <Speaks form={form} />
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
