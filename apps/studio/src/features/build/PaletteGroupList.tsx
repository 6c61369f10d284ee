import { useId } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { FieldKindInfo } from './field-kind-info.ts'
import styles from './Palette.module.css'
import { useBuildActions } from './use-build-actions.ts'

export interface PaletteGroupListProps {
  readonly name: string
  readonly kinds: readonly FieldKindInfo[]
  /** Holds the one button that Tab reaches; arrows reach the others. */
  readonly isFirst: boolean
}

/** Field kinds of one sort; pressing one adds it. */
export function PaletteGroupList({ name, kinds, isFirst }: PaletteGroupListProps) {
  const { add } = useBuildActions()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h2 id={id} className={styles['name']}>
        {name}
      </h2>
      <ul className={styles['kinds']}>
        {kinds.map((info, index) => (
          <li key={info.kind}>
            <button
              type="button"
              data-roving=""
              tabIndex={isFirst && index === 0 ? 0 : -1}
              className={styles['kind']}
              onClick={() => add(info.kind)}
            >
              <Icon icon={info.icon} className={styles['icon'] ?? ''} />
              {info.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
