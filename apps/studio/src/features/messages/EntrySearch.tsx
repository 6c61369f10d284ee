import type { Entry } from '@letterslot/client/outbox'
import { useRef } from 'react'
import type { EntryQuery } from '../../domain/sending/find-entries.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useSlashKey } from '../../ui/use-slash-key.ts'
import styles from './EntrySearch.module.css'

export interface EntrySearchProps {
  /** All that there are. */
  readonly entries: readonly Entry[]
  readonly query: EntryQuery
  readonly onChange: (query: EntryQuery) => void
  /** Number of entries in the list. */
  readonly found: number
}

/** Narrows the messages by words, and by form where there are several. */
export function EntrySearch({ entries, query, onChange, found }: EntrySearchProps) {
  const search = useRef<HTMLInputElement>(null)
  useSlashKey(() => search.current?.focus())
  const titles = new Map(entries.map(({ form }) => [form.id, form.title || outboxText.untitled]))
  return (
    <search className={styles['search']}>
      <div className={styles['words']}>
        <SearchField
          label={outboxText.search}
          keys="/"
          inputRef={search}
          value={query.text}
          onChange={(text) => onChange({ ...query, text: text.slice(0, 200) })}
        />
      </div>
      {titles.size > 1 && (
        <SelectField
          label={outboxText.formFilter}
          isLabelHidden
          value={query.formId ?? ''}
          choices={[
            { value: '', label: outboxText.allForms },
            ...[...titles].map(([value, label]) => ({ value, label })),
          ]}
          onChange={(formId) => onChange({ ...query, formId: formId === '' ? undefined : formId })}
        />
      )}
      <VisuallyHidden>
        <span role="status">{query.text === '' ? '' : outboxText.found(found)}</span>
      </VisuallyHidden>
    </search>
  )
}
