import { ChevronDown, Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { type FormSource, formSources, type NewFormFlow } from '../../domain/starts/form-sources.ts'
import { blankStart } from '../../domain/starts/start.ts'
import { useCreateForm } from '../../domain/starts/use-create-form.ts'
import type { UnreadableRecord } from '../../domain/storage/record-store.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { libraryText } from '../../domain/texts/forms.ts'
import { usePageTitle } from '../../domain/texts/shell.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/load-with-retry.ts'
import { Menu } from '../../ui/Menu.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useSlashKey } from '../../ui/use-slash-key.ts'
import { FormCard } from './FormCard.tsx'
import styles from './Library.module.css'
import { isListed, type LibraryFilter, listForms } from './list-forms.ts'
import { useFormActions } from './use-form-actions.tsx'

// With it comes the dialog that asks before deleting: loaded where a form is damaged.
const LazyDamagedCard = lazyPart(async () => (await import('./DamagedCard.tsx')).DamagedCard)

const filters: readonly (readonly [LibraryFilter, string])[] = [
  ['all', libraryText.all],
  ['out', libraryText.out],
  ['drafts', libraryText.drafts],
  ['bin', libraryText.bin],
]

export interface LibraryProps {
  readonly forms: readonly StoredForm[]
  /** Forms that are kept and cannot be read. */
  readonly damaged?: readonly UnreadableRecord[]
  readonly newForm: NewFormFlow
}

/** All forms of this browser, as cards. */
export function Library({ forms, damaged = [], newForm }: LibraryProps) {
  const [filter, setFilter] = useState<LibraryFilter>('all')
  const [query, setQuery] = useState('')
  const actions = useFormActions()
  usePageTitle(libraryText.title)
  const counts = filters.map(
    ([of]) => forms.filter((form) => isListed(form, of)).length + (of === 'all' ? damaged.length : 0),
  )
  const segments = filters.flatMap(([value, label], index) => {
    const count = counts[index] ?? 0
    // A filter without forms is left out, but for the one that is shown.
    return value === 'all' || value === filter || count > 0 ? [{ value, label, count }] : []
  })
  const listed = listForms(forms, filter, query)
  const shownDamaged = filter === 'all' && query === '' ? damaged : []
  return (
    <div className={styles['wrap']}>
      <LibraryHead count={counts[0] ?? 0} query={query} onQuery={setQuery} onSource={newForm.begin} />
      {forms.length > 0 && (
        <div className={styles['bar']}>
          <Segmented label={libraryText.show} segments={segments} value={filter} onChange={setFilter} />
        </div>
      )}
      {listed.length === 0 && shownDamaged.length === 0 ? (
        <LibraryEmpty
          filter={filter}
          query={query}
          onAll={() => {
            setQuery('')
            setFilter('all')
          }}
          onSource={newForm.begin}
        />
      ) : (
        <ul className={styles['cards']}>
          {shownDamaged.map((one) => (
            <li key={one.id}>
              <Suspense>
                <LazyDamagedCard damaged={one} />
              </Suspense>
            </li>
          ))}
          {listed.map((form) => (
            <li key={form.id}>
              <FormCard stored={form} actions={actions} />
            </li>
          ))}
          {filter === 'all' && query === '' && (
            <li>
              <StartAnother onSource={newForm.begin} />
            </li>
          )}
        </ul>
      )}
      {newForm.dialogs}
      {actions.dialogs}
    </div>
  )
}

interface LibraryHeadProps {
  readonly count: number
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onSource: (source: FormSource['id']) => void
}

/** The title of the library, its search and the way to a new form. */
function LibraryHead({ count, query, onQuery, onSource }: LibraryHeadProps) {
  const search = useRef<HTMLInputElement>(null)
  const { refusal } = useStorage()
  useSlashKey(() => search.current?.focus())
  return (
    <header className={styles['head']}>
      <div className={styles['titles']}>
        <h1>{libraryText.title}</h1>
        <p>{refusal === undefined ? libraryText.count(count) : libraryText.countNotKept(count)}</p>
      </div>
      <div className={styles['search']}>
        <SearchField label={libraryText.search} keys="/" value={query} onChange={onQuery} inputRef={search} />
      </div>
      <Menu
        label={libraryText.newForm}
        trigger={
          <Button variant="primary" icon={Plus} iconAfter={ChevronDown}>
            {libraryText.newForm}
          </Button>
        }
        entries={formSources.map(({ id, title, icon }) => ({ id, label: title, icon, onAction: () => onSource(id) }))}
      />
    </header>
  )
}

/** The last card: another form, by any of the four ways. */
function StartAnother({ onSource }: { readonly onSource: (source: FormSource['id']) => void }) {
  const { refusal } = useStorage()
  return (
    <section className={styles['another']}>
      <h2>{libraryText.startAnother}</h2>
      <p>{refusal === undefined ? libraryText.startAnotherLead : libraryText.startAnotherNotKept}</p>
      <ul>
        {formSources.map(({ id, title, icon }) => (
          <li key={id}>
            <button type="button" onClick={() => onSource(id)}>
              <Icon icon={icon} />
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LibraryEmptyProps {
  readonly filter: LibraryFilter
  readonly query: string
  /** Shows all forms again, without a search. */
  readonly onAll: () => void
  readonly onSource: (source: FormSource['id']) => void
}

/** The empty state: nothing found, an empty filter, or no form at all yet. */
function LibraryEmpty({ filter, query, onAll, onSource }: LibraryEmptyProps) {
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
