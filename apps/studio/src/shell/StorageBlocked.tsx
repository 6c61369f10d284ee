import { blockedText } from '../catalogue/storage.ts'
import styles from './Fault.module.css'

/** Stands instead of the studio while a tab of an older version keeps the data from being brought up to date. */
export function StorageBlocked() {
  return (
    <main>
      <div role="status" className={styles['fault']}>
        <h1>{blockedText.title}</h1>
        <p>{blockedText.text}</p>
      </div>
    </main>
  )
}
