import { Download, TriangleAlert } from 'lucide-react'
import { backupFileName, gatherBackup } from '../../domain/storage/backup.ts'
import { downloadText } from '../../domain/storage/download.ts'
import { useSettings, useStorage } from '../../domain/storage/studio-storage.ts'
import { timeAgo } from '../../domain/texts/format.ts'
import { backupText } from '../../domain/texts/publish.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PublishPanel.module.css'

/** When everything here was last backed up, and the button that does it now. */
export function BackupLine() {
  const storage = useStorage()
  const { settings, changeSettings } = useSettings()
  if (!settings) return null
  const last = settings.lastBackupAt
  const download = async (): Promise<void> => {
    const exportedAt = new Date().toISOString()
    downloadText(backupFileName(exportedAt), 'application/json', await gatherBackup(storage, exportedAt))
    await changeSettings({ lastBackupAt: exportedAt })
  }
  return (
    <div className={styles['backup']} data-never={last === undefined || undefined}>
      <Icon icon={TriangleAlert} />
      <p>
        <b>{last === undefined ? backupText.never : backupText.last(timeAgo(last, Date.now()))}</b> {backupText.here}
      </p>
      <Button size="small" icon={Download} onPress={() => void download()}>
        {backupText.download}
      </Button>
    </div>
  )
}
