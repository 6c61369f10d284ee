import { useId } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useBuildSession } from './build-session.ts'
import type { FieldKindInfo } from './field-kind-info.ts'
import styles from './Palette.module.css'
import { useBuildActions } from './use-build-actions.ts'
import { useDragSource } from './use-drag-source.ts'

export interface PaletteGroupListProps {
  readonly name: string
  readonly kinds: readonly FieldKindInfo[]
  /** Holds the one button that Tab reaches; arrows reach the others. */
  readonly isFirst: boolean
}

/** Field kinds of one sort. */
export function PaletteGroupList({ name, kinds, isFirst }: PaletteGroupListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h2 id={id} className={styles['name']}>
        {name}
      </h2>
      <ul className={styles['kinds']}>
        {kinds.map((info, index) => (
          <li key={info.kind}>
            <PaletteKind info={info} isEntry={isFirst && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A kind of the palette: a press adds it, a drag adds it where it is dropped. */
function PaletteKind({ info, isEntry }: { readonly info: FieldKindInfo; readonly isEntry: boolean }) {
  const { add } = useBuildActions()
  const drag = useDragSource({ kind: 'new', fieldKind: info.kind })
  const isOut = useBuildSession(
    (state) => state.drag?.source.kind === 'new' && state.drag.source.fieldKind === info.kind,
  )
  return (
    <button
      type="button"
      data-roving=""
      data-out={isOut || undefined}
      tabIndex={isEntry ? 0 : -1}
      className={styles['kind']}
      onClick={() => add(info.kind)}
      {...drag}
    >
      <Icon icon={info.icon} className={styles['icon'] ?? ''} />
      {info.name}
    </button>
  )
}
