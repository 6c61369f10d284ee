import { lazy, Suspense, useState } from 'react'
import { libraryText } from '../../catalogue/forms.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import type { UnreadableRecord } from '../../storage/record-store.ts'
import type { StoredForm } from '../../storage/stored-form.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { useDoors } from '../doors/use-doors.tsx'
import { FormCard } from './FormCard.tsx'
import styles from './Library.module.css'
import { LibraryEmpty } from './LibraryEmpty.tsx'
import { LibraryHead } from './LibraryHead.tsx'
import { isOnShelf, listForms, type Shelf } from './list-forms.ts'
import { StartAnother } from './StartAnother.tsx'
import { useFormActions } from './use-form-actions.tsx'

// With it comes the dialog that asks before deleting: loaded where a form is damaged.
const DamagedCard = lazy(async () => ({ default: (await import('./DamagedCard.tsx')).DamagedCard }))

const shelves: readonly (readonly [Shelf, string])[] = [
  ['all', libraryText.all],
  ['out', libraryText.out],
  ['drafts', libraryText.drafts],
  ['bin', libraryText.bin],
]

export interface LibraryProps {
  readonly forms: readonly StoredForm[]
  /** Forms that are kept and cannot be read. */
  readonly damaged?: readonly UnreadableRecord[]
}

/** All forms of this browser, as cards. */
export function Library({ forms, damaged = [] }: LibraryProps) {
  const [shelf, setShelf] = useState<Shelf>('all')
  const [query, setQuery] = useState('')
  const doors = useDoors()
  const actions = useFormActions()
  usePageTitle(libraryText.title)
  const counts = shelves.map(
    ([of]) => forms.filter((form) => isOnShelf(form, of)).length + (of === 'all' ? damaged.length : 0),
  )
  const segments = shelves.flatMap(([value, label], index) => {
    const count = counts[index] ?? 0
    // A shelf without forms is left out, but for the one that is shown.
    return value === 'all' || value === shelf || count > 0 ? [{ value, label, count }] : []
  })
  const listed = listForms(forms, shelf, query)
  const shownDamaged = shelf === 'all' && query === '' ? damaged : []
  return (
    <div className={styles['wrap']}>
      <LibraryHead count={counts[0] ?? 0} query={query} onQuery={setQuery} onDoor={doors.go} />
      {forms.length > 0 && (
        <div className={styles['bar']}>
          <Segmented label={libraryText.show} segments={segments} value={shelf} onChange={setShelf} />
        </div>
      )}
      {listed.length === 0 && shownDamaged.length === 0 ? (
        <LibraryEmpty
          shelf={shelf}
          query={query}
          onAll={() => {
            setQuery('')
            setShelf('all')
          }}
          onDoor={doors.go}
        />
      ) : (
        <ul className={styles['cards']}>
          {shownDamaged.map((one) => (
            <li key={one.id}>
              <Suspense>
                <DamagedCard damaged={one} />
              </Suspense>
            </li>
          ))}
          {listed.map((form) => (
            <li key={form.id}>
              <FormCard stored={form} actions={actions} />
            </li>
          ))}
          {shelf === 'all' && query === '' && (
            <li>
              <StartAnother onDoor={doors.go} />
            </li>
          )}
        </ul>
      )}
      {doors.dialogs}
      {actions.dialogs}
    </div>
  )
}
