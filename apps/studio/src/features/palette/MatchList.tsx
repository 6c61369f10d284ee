import type { Ref } from 'react'
import type { Action } from '../../domain/actions/action.ts'
import type { ActionMatch, ActionMatches } from '../../domain/actions/search-actions.ts'
import { paletteText } from '../../domain/texts/palette.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Kbd } from '../../ui/IconButton.tsx'
import styles from './CommandPalette.module.css'

export interface MatchListProps {
  readonly ref: Ref<HTMLDivElement>
  /** Begins the ids of list and options. */
  readonly id: string
  readonly groups: readonly ActionMatches[]
  readonly chosen: Action | undefined
  readonly onRun: (action: Action) => void
}

/** The id of an action's option, for `aria-activedescendant`. */
export function matchId(id: string, action: Action): string {
  return `${id}-${action.id}`
}

/** The list box of the palette: groups of options, of which one is chosen while the focus stays in the text field. */
export function MatchList({ ref, id, groups, chosen, onRun }: MatchListProps) {
  return (
    <div ref={ref} id={`${id}-list`} role="listbox" aria-label={paletteText.title} className={styles['list']}>
      {groups.map(({ group, matches, hidden }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, as the APG has it; a fieldset is none
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles['group']}>
          <div id={`${id}-${group}`} role="presentation" className={styles['name']}>
            {paletteText.groups[group]}
          </div>
          {matches.map((match) => (
            <MatchOption
              key={match.action.id}
              id={matchId(id, match.action)}
              match={match}
              isChosen={match.action === chosen || match.action.id === chosen?.id}
              onRun={onRun}
            />
          ))}
          {hidden > 0 && (
            <div role="presentation" className={styles['hidden']}>
              {paletteText.hidden(hidden)}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

interface MatchOptionProps {
  readonly id: string
  readonly match: ActionMatch
  readonly isChosen: boolean
  readonly onRun: (action: Action) => void
}

function MatchOption({ id, match, isChosen, onRun }: MatchOptionProps) {
  const { action, why } = match
  const { icon, label, detail, keys, unavailable } = action
  const beside = unavailable === undefined ? detail : paletteText.unavailable(unavailable)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: an option of a list box with an active descendant has no focus
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={unavailable !== undefined || undefined}
      className={styles['option']}
      onClick={() => onRun(action)}
    >
      <Icon icon={icon} className={styles['icon'] ?? ''} />
      <span className={styles['label']}>
        <MarkedLabel label={label} match={match} />
        {why !== undefined && <span className={styles['why']}> {why}</span>}
      </span>{' '}
      {beside !== undefined && <span className={styles['detail']}>{beside}</span>}{' '}
      {keys !== undefined && <Kbd>{keys}</Kbd>}
    </div>
  )
}

/** A label with what was found in it marked. */
function MarkedLabel({ label, match }: { readonly label: string; readonly match: ActionMatch }) {
  const starts = match.marks.map(([from, to], index) => (
    <span key={from}>
      {label.slice(match.marks[index - 1]?.[1] ?? 0, from)}
      <mark className={styles['mark']}>{label.slice(from, to)}</mark>
    </span>
  ))
  return (
    <>
      {starts}
      {label.slice(match.marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
