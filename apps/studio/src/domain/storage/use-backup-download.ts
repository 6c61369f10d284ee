import { backupFileName, gatherBackup } from './backup.ts'
import { downloadText } from './download.ts'
import { useSettings, useStorage } from './studio-storage.ts'

/** Returns the download of a backup of everything here, which also notes when that was. */
export function useBackupDownload(): () => Promise<void> {
  const storage = useStorage()
  const { changeSettings } = useSettings()
  return async () => {
    const exportedAt = new Date().toISOString()
    downloadText(backupFileName(exportedAt), 'application/json', await gatherBackup(storage, exportedAt))
    await changeSettings({ lastBackupAt: exportedAt })
  }
}
