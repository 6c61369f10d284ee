import type { Entry } from '@letterslot/client/outbox'
import { type EntryGroup, groupOf } from '../../domain/sending/entry-status.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { groupLook } from './standing-look.ts'
import styles from './Tally.module.css'

const groups: readonly EntryGroup[] = ['sent', 'waiting', 'person']

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
      {groups.map((group) => (
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
