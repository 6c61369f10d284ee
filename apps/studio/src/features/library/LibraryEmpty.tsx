import { libraryText } from '../../catalogue/forms.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Door } from '../doors/doors.ts'
import { useCreateForm } from '../forms/use-create-form.ts'
import { blank } from '../starts/blank.ts'
import styles from './Library.module.css'
import type { Shelf } from './list-forms.ts'

export interface LibraryEmptyProps {
  readonly shelf: Shelf
  readonly query: string
  /** Shows all forms again, without a search. */
  readonly onAll: () => void
  readonly onDoor: (door: Door['id']) => void
}

/** What stands where no form does: nothing found, an empty shelf, or no form at all yet. */
export function LibraryEmpty({ shelf, query, onAll, onDoor }: LibraryEmptyProps) {
  const createForm = useCreateForm()
  if (query !== '') {
    return (
      <EmptyState actions={<Button onPress={onAll}>{libraryText.clearSearch}</Button>}>
        {libraryText.nothingFound(query)}
      </EmptyState>
    )
  }
  if (shelf !== 'all') {
    return (
      <EmptyState actions={<Button onPress={onAll}>{libraryText.showAll}</Button>}>
        {shelf === 'bin' ? libraryText.emptyBin : libraryText.noneOfKind}
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState
        title={libraryText.emptyTitle}
        actions={
          <>
            <Button variant="primary" onPress={() => onDoor('contact')}>
              {libraryText.contactForm}
            </Button>
            <Button onPress={() => void createForm({ start: blank })}>{libraryText.blank}</Button>
            <Button onPress={() => onDoor('file')}>{libraryText.openBackup}</Button>
          </>
        }
      >
        {libraryText.empty}
      </EmptyState>
      <p className={styles['small']}>{libraryText.emptySmall}</p>
    </>
  )
}
