import { timeAgo } from '../../catalogue/moment.ts'
import { clearedText } from '../../catalogue/storage.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import type { FormsNote } from '../../storage/forms-note.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useDoors } from '../doors/use-doors.tsx'

export interface StorageClearedProps {
  readonly note: FormsNote
  /** Called when the maker begins without the forms that were here. */
  readonly onStartAnew: () => void
}

/** The start page where there were forms and the browser has forgotten them. */
export function StorageCleared({ note: { lastBackupAt }, onStartAnew }: StorageClearedProps) {
  const doors = useDoors()
  usePageTitle(clearedText.title)
  return (
    <>
      <EmptyState
        title={clearedText.title}
        actions={
          <>
            <Button variant="primary" onPress={() => doors.go('file')}>
              {clearedText.openBackup}
            </Button>
            <Button onPress={onStartAnew}>{clearedText.startAnew}</Button>
          </>
        }
      >
        {clearedText.text} {lastBackupAt !== undefined && clearedText.lastBackup(timeAgo(lastBackupAt, Date.now()))}
      </EmptyState>
      {doors.dialogs}
    </>
  )
}
