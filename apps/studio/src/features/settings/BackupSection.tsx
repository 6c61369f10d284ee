import { Download, Upload } from 'lucide-react'
import { useOpenFile } from '../../domain/open-file/use-open-file.tsx'
import { backupFileName, gatherBackup } from '../../domain/storage/backup.ts'
import { downloadText } from '../../domain/storage/download.ts'
import { useSettings, useStorage } from '../../domain/storage/studio-storage.ts'
import { timeAgo } from '../../domain/texts/format.ts'
import { settingsText } from '../../domain/texts/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { FolderBackupSection } from './FolderBackupSection.tsx'
import styles from './SettingsPage.module.css'
import { SettingsSection } from './SettingsSection.tsx'

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
    <SettingsSection
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
      <FolderBackupSection />
      {file.dialogs}
    </SettingsSection>
  )
}
