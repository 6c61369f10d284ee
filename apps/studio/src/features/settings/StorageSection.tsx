import { useEffect, useState } from 'react'
import { settingsText } from '../../catalogue/settings.ts'
import { formatBytes } from '../../storage/format-bytes.ts'
import { readStorageUse, type StorageUse } from '../../storage/save-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { DamagedRecords } from './DamagedRecords.tsx'
import { Section } from './Section.tsx'
import styles from './SettingsPage.module.css'

interface Facts extends StorageUse {
  /** Undefined where the browser has no such notion, on plain http pages say. */
  readonly isPersisted: boolean | undefined
}

async function readFacts(): Promise<Facts> {
  return { ...(await readStorageUse()), isPersisted: await navigator.storage?.persisted?.() }
}

/** How much this browser keeps, and how firmly. */
export function StorageSection() {
  const [facts, setFacts] = useState<Facts>()
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
    <Section title={settingsText.storage}>
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
    </Section>
  )
}
