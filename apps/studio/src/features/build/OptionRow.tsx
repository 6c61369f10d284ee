import type { Option } from '@letterslot/core'
import { ArrowDown, ArrowUp, EllipsisVertical, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Inspector.module.css'
import { relabelled } from './option-list.ts'

export interface OptionRowProps {
  readonly option: Option
  /** From 1. */
  readonly position: number
  readonly count: number
  readonly showsValue: boolean
  readonly problem: string | undefined
  readonly onChange: (option: Option) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One choice: its words, and what is sent where that differs. */
export function OptionRow(props: OptionRowProps) {
  const { option, position, count, showsValue, problem, onChange, onMove, onRemove } = props
  const up: MenuEntry = { id: 'up', label: 'Move up', icon: ArrowUp, onAction: () => onMove(-1) }
  const down: MenuEntry = { id: 'down', label: 'Move down', icon: ArrowDown, onAction: () => onMove(1) }
  const remove: MenuEntry = { id: 'remove', label: 'Remove', icon: Trash2, isDanger: true, onAction: onRemove }
  const entries = [...(position > 1 ? [up] : []), ...(position < count ? [down] : []), remove]
  return (
    <li className={styles['option']}>
      <div className={styles['optionWords']}>
        <TextField
          label={`Choice ${position}`}
          isLabelHidden
          value={option.label}
          problem={problem}
          autoComplete="off"
          onChange={(label) => onChange(relabelled(option, label))}
        />
        {showsValue && (
          <TextField
            label={`Choice ${position} is sent as`}
            isLabelHidden
            isMono
            value={option.value}
            autoComplete="off"
            onChange={(value) => onChange({ ...option, value })}
          />
        )}
      </div>
      <Menu
        label={`Choice ${position}`}
        trigger={<IconButton icon={EllipsisVertical} label={`More for choice ${position}`} size="small" />}
        entries={entries}
      />
    </li>
  )
}
