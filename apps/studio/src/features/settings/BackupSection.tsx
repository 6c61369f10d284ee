import { Download, Upload } from 'lucide-react'
import { timeAgo } from '../../catalogue/moment.ts'
import { settingsText } from '../../catalogue/settings.ts'
import { createBackup } from '../../storage/backup.ts'
import { downloadText } from '../../storage/download.ts'
import { useSettings, useStorage } from '../../storage/studio-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { useOpenFile } from '../opening/use-open-file.tsx'
import { Section } from './Section.tsx'
import styles from './SettingsPage.module.css'

/** Everything of this browser, out into a file and in again. */
export function BackupSection() {
  const { forms, connections, revisions } = useStorage()
  const { settings, changeSettings } = useSettings()
  const file = useOpenFile()
  const download = async (): Promise<void> => {
    const exportedAt = new Date().toISOString()
    const backup = createBackup({
      forms: await forms.list(),
      connections: await connections.list(),
      revisions: await revisions.list(),
      settings,
      exportedAt,
    })
    const text = `${JSON.stringify(backup, null, 2)}\n`
    downloadText(`letterslot-${exportedAt.slice(0, 10)}.backup.json`, 'application/json', text)
    await changeSettings({ lastBackupAt: exportedAt })
  }
  const last = settings?.lastBackupAt
  return (
    <Section
      title={settingsText.backup}
      lead={last ? settingsText.lastBackup(timeAgo(last, Date.now())) : settingsText.neverBackedUp}
    >
      <p className={styles['small']}>{settingsText.backupHolds}</p>
      <div className={styles['actions']}>
        <Button variant="primary" icon={Download} onPress={() => void download()}>
          {settingsText.download}
        </Button>
        <Button icon={Upload} onPress={file.choose}>
          {settingsText.open}
        </Button>
      </div>
      {file.dialogs}
    </Section>
  )
}
