import { useState } from 'react'
import { downloadText } from '../../domain/storage/download.ts'
import { exportKept } from '../../domain/storage/export-kept.ts'
import { wordsOf } from '../../domain/storage/inner-error.ts'
import { NewerDataError } from '../../domain/storage/newer-data-error.ts'
import { databaseName } from '../../domain/storage/open-storage.ts'
import type { UpgradeFailedError } from '../../domain/storage/upgrade-failed-error.ts'
import { closedText } from '../../domain/texts/storage.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Fault.module.css'

export interface StorageClosedProps {
  readonly error: NewerDataError | UpgradeFailedError
  /** Whose data can be downloaded. */
  readonly name?: string
}

/** Stands instead of the studio where data is kept that it must not work on: why, and how to get at it all the same. */
export function StorageClosed({ error, name = databaseName }: StorageClosedProps) {
  const [trouble, setTrouble] = useState<string>()
  const { title, text } =
    error instanceof NewerDataError
      ? { title: closedText.newer.title, text: closedText.newer.text(error.found, error.known) }
      : {
          title: closedText.upgrade.title,
          text: closedText.upgrade.text(error.from, error.to, wordsOf(error.cause)),
        }
  const download = async (): Promise<void> => {
    const at = new Date().toISOString()
    try {
      const backup = `${JSON.stringify(await exportKept(name, at), null, 2)}\n`
      downloadText(`letterslot-${at.slice(0, 10)}.backup.json`, 'application/json', backup)
      setTrouble(undefined)
    } catch (cause) {
      setTrouble(closedText.notRead(wordsOf(cause)))
    }
  }
  return (
    <main>
      <div role="alert" className={styles['fault']}>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles['actions']}>
          <Button variant="primary" onPress={() => window.location.reload()}>
            {closedText.reload}
          </Button>
          <Button onPress={() => void download()}>{closedText.download}</Button>
        </div>
        {trouble !== undefined && <p>{trouble}</p>}
      </div>
    </main>
  )
}
