import { usePageTitle } from '../../domain/texts/shell.ts'
import { clearedText, recoveredText } from '../../domain/texts/storage.ts'
import { timeAgo } from '../../domain/texts/times.ts'
import { useNewForm } from '../../features/new-form/use-new-form.tsx'
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
