import type { Field } from '@letterslot/core'
import { ChevronDown, ChevronUp, Copy, Trash2 } from 'lucide-react'
import { Toolbar } from 'react-aria-components'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './CanvasField.module.css'
import { useBuildActions } from './use-build-actions.ts'

export interface FieldToolbarProps {
  readonly field: Field
  /** From 0, among all fields. */
  readonly position: number
  readonly count: number
}

/** Actions on the selected field as a whole. */
export function FieldToolbar({ field, position, count }: FieldToolbarProps) {
  const { duplicate, move, remove } = useBuildActions()
  return (
    <Toolbar aria-label="Field" className={styles['toolbar'] ?? ''}>
      <IconButton icon={Copy} label="Duplicate" size="small" tone="onInk" onPress={() => duplicate(field)} />
      <IconButton
        icon={ChevronUp}
        label="Move up"
        keys="Alt ↑"
        size="small"
        tone="onInk"
        data-part="up"
        isDisabled={position === 0}
        onPress={() => move(field, position - 1, 'up')}
      />
      <IconButton
        icon={ChevronDown}
        label="Move down"
        keys="Alt ↓"
        size="small"
        tone="onInk"
        data-part="down"
        isDisabled={position === count - 1}
        onPress={() => move(field, position + 1, 'down')}
      />
      <IconButton icon={Trash2} label="Delete" keys="Del" size="small" tone="onInk" onPress={() => remove(field)} />
    </Toolbar>
  )
}
