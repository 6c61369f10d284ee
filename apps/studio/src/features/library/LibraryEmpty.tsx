import type { FormSource } from '../../domain/starts/form-sources.ts'
import { blankStart } from '../../domain/starts/start.ts'
import { useCreateForm } from '../../domain/starts/use-create-form.ts'
import { libraryText } from '../../domain/texts/forms.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './Library.module.css'
import type { LibraryFilter } from './list-forms.ts'

export interface LibraryEmptyProps {
  readonly filter: LibraryFilter
  readonly query: string
  /** Shows all forms again, without a search. */
  readonly onAll: () => void
  readonly onSource: (source: FormSource['id']) => void
}

/** The empty state: nothing found, an empty filter, or no form at all yet. */
export function LibraryEmpty({ filter, query, onAll, onSource }: LibraryEmptyProps) {
  const createForm = useCreateForm()
  if (query !== '' || filter !== 'all') {
    const { clearSearch, showAll, nothingFound, emptyBin, noneOfKind } = libraryText
    const emptyFilter = filter === 'bin' ? emptyBin : noneOfKind
    return (
      <EmptyState actions={<Button onPress={onAll}>{query === '' ? showAll : clearSearch}</Button>}>
        {query === '' ? emptyFilter : nothingFound(query)}
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState
        title={libraryText.emptyTitle}
        actions={
          <>
            <Button variant="primary" onPress={() => onSource('contact')}>
              {libraryText.contactForm}
            </Button>
            <Button onPress={() => void createForm({ start: blankStart })}>{libraryText.blank}</Button>
            <Button onPress={() => onSource('file')}>{libraryText.openBackup}</Button>
          </>
        }
      >
        {libraryText.empty}
      </EmptyState>
      <p className={styles['small']}>{libraryText.emptySmall}</p>
    </>
  )
}
