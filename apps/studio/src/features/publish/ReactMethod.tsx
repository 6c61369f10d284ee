import type { Form } from '@letterslot/core'
import { styledFolders } from '@letterslot/embed'
import { Download } from 'lucide-react'
import { downloadText, fileNameOf } from '../../domain/storage/download.ts'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { studioVersion } from '../../model/studio-version.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { publicDocument } from './embed-snippet.ts'
import styles from './MethodPanel.module.css'
import { MethodPanel } from './MethodPanel.tsx'
import { installLines, reactSnippet } from './react-snippet.ts'
import type { PublishGate } from './use-publish-gate.ts'

/** The form as a component: its document, and the packages from what the build makes, as long as no registry has them. */
export function ReactMethod({ gate, form }: { readonly gate: PublishGate; readonly form: Form }) {
  const file = `${fileNameOf(form.title)}.form.json`
  const download = async (): Promise<void> => {
    if (!gate.allow()) return
    downloadText(file, 'application/json', publicDocument(form))
    await gate.freeze('json')
  }
  return (
    <MethodPanel lead={publishPanelText.react.lead} gate={gate}>
      <CopyText words={publishPanelText} label={publishPanelText.react.build} text="npm run build" />
      <CopyText words={publishPanelText} label={publishPanelText.react.install} text={installLines(studioVersion)} />
      <div className={styles['buttons']}>
        <Button icon={Download} variant={gate.isReady ? 'primary' : 'plain'} onPress={() => void download()}>
          {publishPanelText.react.document}
        </Button>
      </div>
      <CopyText
        words={publishPanelText}
        label={publishPanelText.react.component}
        text={reactSnippet(file, {
          hasKinds: styledFolders(form).length > 0,
          hasTranslations: Object.keys(form.translations ?? {}).length > 0,
        })}
      />
      <p className={styles['note']}>{publishPanelText.react.worker}</p>
    </MethodPanel>
  )
}
