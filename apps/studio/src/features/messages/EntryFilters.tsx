import type { Entry } from '@letterslot/client/outbox'
import { useRef } from 'react'
import { type EntryGroup, groupOf } from '../../domain/sending/entry-status.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useSlashKey } from '../../ui/use-slash-key.ts'
import styles from './EntryFilters.module.css'
import type { EntryQuery } from './entry-answers.ts'
import { groupLook } from './status-look.ts'

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

const filterGroups: readonly EntryGroup[] = ['sent', 'waiting', 'person']

export interface TallyProps {
  readonly entries: readonly Entry[]
  /** The group that alone is shown; undefined for all. */
  readonly shown: EntryGroup | undefined
  readonly onShow: (group: EntryGroup | undefined) => void
}

/** The number of messages by state; a press shows those alone, another all again. */
export function Tally({ entries, shown, onShow }: TallyProps) {
  return (
    <ul aria-label={outboxText.show} className={styles['tally']}>
      {filterGroups.map((group) => (
        <li key={group}>
          <button
            type="button"
            aria-pressed={group === shown}
            className={styles['group']}
            onClick={() => onShow(group === shown ? undefined : group)}
          >
            <b className={styles['count']}>{entries.filter((entry) => groupOf(entry) === group).length}</b>{' '}
            <span className={styles['name']}>{outboxText.group[group]}</span>
            <span className={classes(styles['icon'], styles[groupLook[group].tone])}>
              <Icon icon={groupLook[group].icon} size={20} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
