import { useState } from 'react'
import type { Recovery } from '../../domain/storage/record-copies.ts'
import { timeAgo } from '../../domain/texts/format.ts'
import { usePageTitle } from '../../domain/texts/shell.ts'
import { clearedText, recoveredText } from '../../domain/texts/storage.ts'
import { useNewForm } from '../../features/new-form/use-new-form.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export interface StorageClearedProps {
  /** RFC 3339; undefined when there never was a backup. */
  readonly lastBackupAt: string | undefined
  /** Why the forms are not here, as far as that can be known. */
  readonly cause: 'cleared' | 'damaged' | 'unknown'
  /** Forms whose second copies are damaged, too. */
  readonly lost: readonly string[]
  /** Called when the maker begins without the forms that were here. */
  readonly onStartAnew: () => void
}

/** The start page where there were forms and the browser has forgotten them. */
export function StorageCleared({ lastBackupAt, cause, lost, onStartAnew }: StorageClearedProps) {
  const newForm = useNewForm()
  const title = clearedText.titles[cause]
  usePageTitle(title)
  return (
    <>
      <EmptyState
        title={title}
        actions={
          <>
            <Button variant="primary" onPress={() => newForm.begin('file')}>
              {clearedText.openBackup}
            </Button>
            <Button onPress={onStartAnew}>{clearedText.startAnew}</Button>
          </>
        }
      >
        {lost.length > 0 && `${recoveredText.lost(lost)} `}
        {clearedText.text} {lastBackupAt !== undefined && clearedText.lastBackup(timeAgo(lastBackupAt, Date.now()))}
      </EmptyState>
      {newForm.dialogs}
    </>
  )
}

/** Stands above the forms after the browser lost its database: what came back, and what did not. */
export function RecoveredNote({ recovery: { returned, renewed, lost } }: { readonly recovery: Recovery }) {
  const [isShown, setIsShown] = useState(true)
  if (!isShown) return null
  return (
    <Banner
      tone={lost.length > 0 ? 'bad' : 'wait'}
      action={
        <Button size="small" onPress={() => setIsShown(false)}>
          {recoveredText.close}
        </Button>
      }
    >
      <b>{recoveredText.title}</b> {returned.length > 0 && recoveredText.returned(returned.length)}{' '}
      {renewed.length > 0 && recoveredText.renewed(renewed.length)} {lost.length > 0 && recoveredText.lost(lost)}{' '}
      {recoveredText.once}
    </Banner>
  )
}
