import { Download, Upload } from 'lucide-react'
import { timeAgo } from '../../catalogue/moment.ts'
import { settingsText } from '../../catalogue/settings.ts'
import { downloadText } from '../../storage/download.ts'
import { backupFileName, gatherBackup } from '../../storage/gather-backup.ts'
import { useSettings, useStorage } from '../../storage/studio-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { useOpenFile } from '../opening/use-open-file.tsx'
import { FolderBackup } from './FolderBackup.tsx'
import { Section } from './Section.tsx'
import styles from './SettingsPage.module.css'

/** Everything of this browser, out into a file and in again. */
export function BackupSection() {
  const storage = useStorage()
  const { settings, changeSettings } = useSettings()
  const file = useOpenFile()
  const download = async (): Promise<void> => {
    const exportedAt = new Date().toISOString()
    downloadText(backupFileName(exportedAt), 'application/json', await gatherBackup(storage, exportedAt))
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
      <FolderBackup />
      {file.dialogs}
    </Section>
  )
}
