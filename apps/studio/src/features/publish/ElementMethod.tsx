import { type Form, speaksEnglish } from '@letterslot/core'
import { keepsDrafts } from '@letterslot/core/drafts'
import { languagesOf } from '@letterslot/core/language'
import { tableNameOf } from '@letterslot/core/load-table'
import { hasPrefill } from '@letterslot/core/prefill'
import { type ElementScript, elementParts, elementTableNames, firstParts } from '@letterslot/embed'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { languageName } from '../../domain/languages/language-name.ts'
import { downloadText, fileNameOf } from '../../domain/storage/download.ts'
import { formatBytes } from '../../domain/texts/format.ts'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { elementBySource, elementInline, publicDocument, scriptTag } from './embed-snippet.ts'
import styles from './MethodPanel.module.css'
import { MethodPanel } from './MethodPanel.tsx'
import type { MadeElement } from './make-element.ts'
import type { PublishGate } from './use-publish-gate.ts'

const splitAtBlanks = (text: string): readonly string[] => text.split(' ').filter(Boolean)

/** The element's script for a form, in its languages, loaded with what only this way needs; `failed` where its host does not answer. */
function useElement(form: Form): MadeElement | 'failed' | undefined {
  const [element, setElement] = useState<MadeElement | 'failed'>()
  const names = elementTableNames(form).join(' ')
  const parts = elementParts(form).join(' ')
  const ofFirst = firstParts(form).join(' ')
  const isDrafting = keepsDrafts(form)
  const isFilled = hasPrefill(form)
  useEffect(() => {
    let isCurrent = true
    import('./make-element.ts')
      .then(({ makeElement }) =>
        makeElement(
          splitAtBlanks(names),
          { keepsDrafts: isDrafting, fillsFields: isFilled, parts: splitAtBlanks(parts) },
          splitAtBlanks(ofFirst),
        ),
      )
      .then(
        (made) => isCurrent && setElement(made),
        () => isCurrent && setElement('failed'),
      )
    return () => {
      isCurrent = false
    }
  }, [names, parts, ofFirst, isDrafting, isFilled])
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

function ScriptButton({ file, label }: { readonly file: ElementScript; readonly label: (size: string) => string }) {
  const { fileName, script } = file
  return (
    <Button icon={Download} onPress={() => downloadText(fileName, 'text/javascript', script)}>
      {label(formatBytes(new Blob([script]).size))}
    </Button>
  )
}

/** The form as an element of the maker's own page: its script in one file or in two, and the document beside it or in it. */
export function ElementMethod({ gate, form }: { readonly gate: PublishGate; readonly form: Form }) {
  const element = useElement(form)
  const [way, setWay] = useState<'one' | 'two'>('one')
  if (element === 'failed') return <MethodPanel lead={publishPanelText.element.failed} gate={gate} />
  if (!element) return null
  const ways = [
    { value: 'one', label: publishPanelText.element.inOne },
    { value: 'two', label: publishPanelText.element.inTwo },
  ] as const
  const { fileName, integrity } = way === 'one' ? element.whole : element.first
  const file = `${fileNameOf(form.title)}.form.json`
  const download = (): void => {
    if (!gate.allow()) return
    downloadText(file, 'application/json', publicDocument(form))
    void gate.freeze('element')
  }
  return (
    <MethodPanel lead={publishPanelText.element.lead} gate={gate}>
      <Speaks form={form} />
      <Segmented label={publishPanelText.element.ways} segments={ways} value={way} onChange={setWay} />
      {way === 'two' && <p className={styles['note']}>{publishPanelText.element.both}</p>}
      <div className={styles['buttons']}>
        {way === 'one' ? (
          <ScriptButton file={element.whole} label={publishPanelText.element.script} />
        ) : (
          <>
            <ScriptButton file={element.first} label={publishPanelText.element.first} />
            <ScriptButton file={element.rest} label={publishPanelText.element.rest} />
          </>
        )}
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
      {way === 'two' && <p className={styles['note']}>{publishPanelText.element.policy}</p>}
      <CopyText
        words={publishPanelText}
        label={publishPanelText.element.body}
        text={elementBySource(file, form)}
        rows={3}
      />
      {gate.isReady && (
        <CopyText
          words={publishPanelText}
          label={way === 'one' ? publishPanelText.element.inline : publishPanelText.element.inlineOfTwo}
          text={elementInline(form)}
          rows={4}
          onCopy={gate.allow}
          onCopied={() => void gate.freeze('inline')}
        />
      )}
    </MethodPanel>
  )
}

/** The languages of a form in which an element says our sentences, and those in which it says them in English, having no others. */
interface ElementLanguages {
  readonly spoken: readonly string[]
  readonly lacking: readonly string[]
}

function elementLanguages(form: Form): ElementLanguages {
  const isSpoken = (locale: string): boolean => /^en\b/i.test(locale) || tableNameOf({ locale }) !== 'en'
  const tags = languagesOf(form)
  return { spoken: tags.filter(isSpoken), lacking: tags.filter((tag) => !isSpoken(tag)) }
}
