import { useState } from 'react'
import type { Root } from 'react-dom/client'
import { exportKept } from '../../domain/storage/backup.ts'
import { describeError } from '../../domain/storage/describe-error.ts'
import { downloadText } from '../../domain/storage/download.ts'
import { NewerDataError } from '../../domain/storage/newer-data-error.ts'
import type { OpenOptions } from '../../domain/storage/open-database.ts'
import { databaseName, openStorage } from '../../domain/storage/open-storage.ts'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import { UpgradeFailedError } from '../../domain/storage/upgrade-failed-error.ts'
import { blockedText, closedText } from '../../domain/texts/storage.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Fault.module.css'

/**
 * Opens the storage, and says on the page what is in the way meanwhile.
 * @returns the storage; a promise that stays open where there is data that this studio must not work on, which the page
 * then explains for as long as it is open.
 */
export async function openOrExplain(
  react: Pick<Root, 'render'>,
  name: string = databaseName,
  options: Omit<OpenOptions, 'onBlocked'> = {},
): Promise<StudioStorage> {
  try {
    return await openStorage(name, { ...options, onBlocked: () => react.render(<StorageBlocked />) })
  } catch (error) {
    if (!(error instanceof NewerDataError || error instanceof UpgradeFailedError)) throw error
    react.render(<StorageClosed error={error} name={name} />)
    return new Promise(() => {})
  }
}

/** Stands instead of the studio while a tab of an older version keeps the data from being brought up to date. */
function StorageBlocked() {
  return (
    <main>
      <div role="status" className={styles['fault']}>
        <h1>{blockedText.title}</h1>
        <p>{blockedText.text}</p>
      </div>
    </main>
  )
}

interface StorageClosedProps {
  readonly error: NewerDataError | UpgradeFailedError
  /** Whose data can be downloaded. */
  readonly name?: string
}

/** Stands instead of the studio where data is kept that it must not work on: why, and how to get at it all the same. */
function StorageClosed({ error, name = databaseName }: StorageClosedProps) {
  const [trouble, setTrouble] = useState<string>()
  const { title, text } =
    error instanceof NewerDataError
      ? { title: closedText.newer.title, text: closedText.newer.text(error.found, error.known) }
      : {
          title: closedText.upgrade.title,
          text: closedText.upgrade.text(error.from, error.to, describeError(error.cause)),
        }
  const download = async (): Promise<void> => {
    const at = new Date().toISOString()
    try {
      const backup = `${JSON.stringify(await exportKept(name, at), null, 2)}\n`
      downloadText(`letterslot-${at.slice(0, 10)}.backup.json`, 'application/json', backup)
      setTrouble(undefined)
    } catch (cause) {
      setTrouble(closedText.notRead(describeError(cause)))
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
