import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { downloadText } from '../../domain/storage/download.ts'
import type { UnreadableRecord } from '../../domain/storage/record-store.ts'
import { readStorageEstimate, type StorageUsage } from '../../domain/storage/save-state.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { formatBytes } from '../../domain/texts/format.ts'
import { damagedRecordsText, settingsText } from '../../domain/texts/settings.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './SettingsPage.module.css'
import { SettingsSection } from './SettingsSection.tsx'

interface StorageFacts extends StorageUsage {
  /** Undefined where the browser has no such notion, on plain http pages say. */
  readonly isPersisted: boolean | undefined
}

async function readFacts(): Promise<StorageFacts> {
  return { ...(await readStorageEstimate()), isPersisted: await navigator.storage?.persisted?.() }
}

/** The use and persistence of this browser's storage. */
export function StorageSection() {
  const [facts, setFacts] = useState<StorageFacts>()
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    let isGone = false
    void readFacts().then((read) => {
      if (!isGone) setFacts(read)
    })
    return () => {
      isGone = true
    }
  }, [])
  const persist = async (): Promise<void> => {
    const isGranted = await navigator.storage.persist()
    setIsRefused(!isGranted)
    setFacts(await readFacts())
  }
  const { usedBytes, allowedBytes, isPersisted } = facts ?? {}
  return (
    <SettingsSection title={settingsText.storage}>
      <dl className={styles['facts']}>
        <dt>{settingsText.used}</dt>
        <dd>
          {usedBytes === undefined || allowedBytes === undefined
            ? settingsText.unknown
            : settingsText.usedOf(formatBytes(usedBytes), formatBytes(allowedBytes))}
        </dd>
        <dt>{settingsText.kept}</dt>
        <dd>{settingsText.keptText(window.location.origin)}</dd>
        <dt>{settingsText.persisted}</dt>
        <dd>
          {isPersisted === undefined && settingsText.unknown}
          {isPersisted === true && settingsText.isPersisted}
          {isPersisted === false && settingsText.isNotPersisted}
        </dd>
      </dl>
      {isPersisted === false && (
        <div className={styles['actions']}>
          <Button onPress={() => void persist()}>{settingsText.persist}</Button>
          <p role="status" className={styles['small']}>
            {isRefused ? settingsText.persistRefused : ''}
          </p>
        </div>
      )}
      <DamagedRecords />
    </SettingsSection>
  )
}

/** Connections, publishings and practice mail that are kept and cannot be read; nothing where all can. */
function DamagedRecords() {
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
