import type { Root } from 'react-dom/client'
import { NewerDataError } from '../../domain/storage/newer-data-error.ts'
import type { OpenOptions } from '../../domain/storage/open-database.ts'
import { databaseName, openStorage } from '../../domain/storage/open-storage.ts'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import { UpgradeFailedError } from '../../domain/storage/upgrade-failed-error.ts'
import { blockedText } from '../../domain/texts/storage.ts'
import styles from './Fault.module.css'
import { StorageClosed } from './StorageClosed.tsx'

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
