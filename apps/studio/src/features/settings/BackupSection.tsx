import { Download, FolderSync, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOpenFile } from '../../domain/open-file/use-open-file.tsx'
import { describeError } from '../../domain/storage/describe-error.ts'
import {
  allowFolder,
  backUpToFolder,
  canChooseFolder,
  chooseFolder,
  isFolderAllowed,
} from '../../domain/storage/folder-backup.ts'
import { useSettings, useStorage } from '../../domain/storage/studio-storage.ts'
import { useBackupDownload } from '../../domain/storage/use-backup-download.ts'
import { folderText, settingsText } from '../../domain/texts/settings.ts'
import { timeAgo } from '../../domain/texts/times.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './SettingsPage.module.css'
import { SettingsSection } from './SettingsSection.tsx'

/** Everything of this browser, out into a file and in again. */
export function BackupSection() {
  const { settings } = useSettings()
  const file = useOpenFile()
  const download = useBackupDownload()
  const last = settings?.lastBackupAt
  return (
    <SettingsSection
      title={settingsText.backup}
      lead={last ? settingsText.lastBackup(timeAgo(last, Date.now())) : settingsText.neverBackedUp}
    >
      <p className={styles['small']}>{settingsText.backupHolds}</p>
      <div className={styles['actions']}>
        <Button variant="primary" icon={Download} onPress={() => void download()}>
          {settingsText.download}
        </Button>
        <Button icon={Upload} onPress={file.choose}>
          {settingsText.open}
        </Button>
      </div>
      <FolderBackupSection />
      {file.dialogs}
    </SettingsSection>
  )
}

/** A backup that the studio keeps in a folder of the maker's choice, where this browser has such a thing. */
export function FolderBackupSection() {
  const storage = useStorage()
  const { settings, changeSettings } = useSettings()
  const folder = settings?.backupFolder
  const [isAllowed, setIsAllowed] = useState<boolean>()
  const [failure, setFailure] = useState<string>()
  const [stopFailure, setStopFailure] = useState<string>()
  const cause = failure ?? settings?.backupTrouble
  useEffect(() => {
    let isGone = false
    if (folder) {
      void isFolderAllowed(folder).then((answer) => {
        if (!isGone) setIsAllowed(answer)
      })
    }
    return () => {
      isGone = true
    }
  }, [folder])
  if (!settings || !canChooseFolder()) return null

  const attempt = async (work: () => Promise<void>, fail = setFailure): Promise<void> => {
    try {
      setFailure(undefined)
      setStopFailure(undefined)
      await work()
    } catch (error) {
      fail(describeError(error))
    }
  }
  const backUp = async (): Promise<void> => {
    await backUpToFolder(storage, new Date().toISOString())
  }
  const choose = (): Promise<void> =>
    attempt(async () => {
      const chosen = await chooseFolder()
      if (!chosen) return
      await changeSettings({ backupFolder: chosen })
      setIsAllowed(await isFolderAllowed(chosen))
      await backUp()
    })
  const allow = (of: FileSystemDirectoryHandle): Promise<void> =>
    attempt(async () => {
      setIsAllowed(await allowFolder(of))
      await backUp()
    })
  const stop = (): Promise<void> =>
    attempt(async () => {
      await storage.settings.update('studio', (current) => {
        if (!current) return undefined
        const { backupFolder: _, ...rest } = current
        return rest
      })
    }, setStopFailure)
  return (
    <>
      <p className={styles['small']} role="status">
        {folder === undefined && folderText.offer}
        {folder && isAllowed === true && cause === undefined && folderText.kept(folder.name)}
        {folder && isAllowed === true && cause !== undefined && folderText.failed(folder.name, cause)}
        {folder && isAllowed === false && folderText.notAllowed(folder.name)}
        {!folder && failure !== undefined && folderText.notChosen(failure)}
        {folder && stopFailure !== undefined && ` ${folderText.notStopped(folder.name, stopFailure)}`}
      </p>
      <div className={styles['actions']}>
        {folder === undefined && (
          <Button icon={FolderSync} onPress={() => void choose()}>
            {folderText.choose}
          </Button>
        )}
        {folder && isAllowed === false && <Button onPress={() => void allow(folder)}>{folderText.allow}</Button>}
        {folder && (
          <Button variant="quiet" onPress={() => void stop()}>
            {folderText.stop}
          </Button>
        )}
      </div>
    </>
  )
}
