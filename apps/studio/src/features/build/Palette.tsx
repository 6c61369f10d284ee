import { type KeyboardEvent, type Ref, useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { moveFocus } from './move-focus.ts'
import styles from './Palette.module.css'
import { PaletteGroupList } from './PaletteGroupList.tsx'
import { bestMatch, searchPalette } from './search-palette.ts'
import { useBuildActions } from './use-build-actions.ts'

export interface PaletteProps {
  readonly searchRef?: Ref<HTMLInputElement>
  readonly autoFocus?: boolean
}

/** What can be asked. Typing narrows it, Enter adds what fits best, arrows go through it. */
export function Palette({ searchRef, autoFocus = false }: PaletteProps) {
  const { add } = useBuildActions()
  const [query, setQuery] = useState('')
  const sections = searchPalette(query)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (moveFocus(event.currentTarget, event.target, event.key)) event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the controls inside
    <div className={styles['palette']} onKeyDown={onKeyDown}>
      <SearchField
        {...(searchRef ? { inputRef: searchRef } : {})}
        label="Find a field"
        keys="/"
        value={query}
        autoFocus={autoFocus}
        onChange={setQuery}
        onSubmit={() => {
          const best = bestMatch(query)
          if (!best) return
          setQuery('')
          add(best.kind)
        }}
      />
      {sections.map(({ group, kinds }) => (
        <PaletteGroupList key={group} name={group} kinds={kinds} isFirst={group === sections[0]?.group} />
      ))}
      {sections.length === 0 && <EmptyState>{`No field called “${query.trim()}”.`}</EmptyState>}
    </div>
  )
}
