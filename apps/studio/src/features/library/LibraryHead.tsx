import { ChevronDown, Plus } from 'lucide-react'
import { useRef } from 'react'
import { libraryText } from '../../catalogue/forms.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { type Door, doors } from '../doors/doors.ts'
import styles from './Library.module.css'
import { useSlashKey } from './use-slash-key.ts'

export interface LibraryHeadProps {
  readonly count: number
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onDoor: (door: Door['id']) => void
}

/** The title of the library, its search and the way to a new form. */
export function LibraryHead({ count, query, onQuery, onDoor }: LibraryHeadProps) {
  const search = useRef<HTMLInputElement>(null)
  useSlashKey(search)
  return (
    <header className={styles['head']}>
      <div className={styles['titles']}>
        <h1>{libraryText.title}</h1>
        <p>{libraryText.count(count)}</p>
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
        entries={doors.map(({ id, title, icon }) => ({ id, label: title, icon, onAction: () => onDoor(id) }))}
      />
    </header>
  )
}
