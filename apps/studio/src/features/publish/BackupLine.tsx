import { Download, TriangleAlert } from 'lucide-react'
import { timeAgo } from '../../catalogue/moment.ts'
import { backupText } from '../../catalogue/publish.ts'
import { createBackup } from '../../storage/backup.ts'
import { downloadText } from '../../storage/download.ts'
import { useSettings, useStorage } from '../../storage/studio-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Ship.module.css'

/** When everything here was last backed up, and the button that does it now. */
export function BackupLine() {
  const { forms, connections, revisions } = useStorage()
  const { settings, changeSettings } = useSettings()
  if (!settings) return null
  const last = settings.lastBackupAt
  const download = async (): Promise<void> => {
    const exportedAt = new Date().toISOString()
    const backup = createBackup({
      forms: await forms.list(),
      connections: await connections.list(),
      revisions: await revisions.list(),
      settings,
      exportedAt,
    })
    const name = `letterslot-${exportedAt.slice(0, 10)}.backup.json`
    downloadText(name, 'application/json', `${JSON.stringify(backup, null, 2)}\n`)
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
