import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { damagedRecordsText } from '../../catalogue/settings.ts'
import { downloadText } from '../../storage/download.ts'
import type { UnreadableRecord } from '../../storage/record-store.ts'
import { useStorage } from '../../storage/studio-storage.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './SettingsPage.module.css'

/** Connections, publishings and practice mail that are kept and cannot be read; nothing where all can. */
export function DamagedRecords() {
  const { connections, revisions, practiceMails } = useStorage()
  const damaged = {
    connections: useUnreadable(connections),
    revisions: useUnreadable(revisions),
    practiceMails: useUnreadable(practiceMails),
  }
  const counts = [damaged.connections.length, damaged.revisions.length, damaged.practiceMails.length] as const
  if (counts.every((count) => count === 0)) return null
  const download = (): void => {
    const text = JSON.stringify(damaged, (key, value: unknown) => (key === 'privateKey' ? undefined : value), 2)
    downloadText('letterslot.damaged.json', 'application/json', `${text}\n`)
  }
  return (
    <>
      <p className={styles['small']} role="status">
        {damagedRecordsText.text(...counts)}
      </p>
      <div className={styles['actions']}>
        <Button icon={Download} onPress={download}>
          {damagedRecordsText.download}
        </Button>
      </div>
    </>
  )
}

interface Watched {
  readonly watchUnreadable: (onRecords: (records: readonly UnreadableRecord[]) => void) => () => void
}

function useUnreadable(store: Watched): readonly UnreadableRecord[] {
  const [records, setRecords] = useState<readonly UnreadableRecord[]>([])
  useEffect(() => store.watchUnreadable(setRecords), [store])
  return records
}
