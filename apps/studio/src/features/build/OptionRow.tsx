import type { Option } from '@letterslot/core'
import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, Trash2 } from 'lucide-react'
import type { HTMLAttributes } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { TextField } from '../../ui/TextField.tsx'
import dropLine from './DropLine.module.css'
import { whenNoDialog } from './focus-part.ts'
import styles from './Inspector.module.css'
import { relabelled } from './option-list.ts'
import { type OptionDrag, optionDragProps } from './use-drag-option.ts'
import type { OptionsEdit } from './use-options-edit.ts'

export interface OptionRowProps {
  readonly option: Option
  /** From 0. */
  readonly index: number
  readonly count: number
  readonly edit: OptionsEdit
  readonly grip: HTMLAttributes<HTMLElement>
  readonly drag: OptionDrag | undefined
  readonly showsValue: boolean
  readonly problem: string | undefined
}

/** One choice: its words, and what is sent where that differs. */
export function OptionRow({ option, index, count, edit, grip, drag, showsValue, problem }: OptionRowProps) {
  const position = index + 1
  // Each waits until the menu is gone: until then it takes the focus back.
  const up: MenuEntry = {
    id: 'up',
    label: 'Move up',
    icon: ArrowUp,
    onAction: () => whenNoDialog(() => edit.move(index, -1)),
  }
  const down: MenuEntry = {
    id: 'down',
    label: 'Move down',
    icon: ArrowDown,
    onAction: () => whenNoDialog(() => edit.move(index, 1)),
  }
  const remove: MenuEntry = {
    id: 'remove',
    label: 'Remove',
    icon: Trash2,
    isDanger: true,
    onAction: () => whenNoDialog(() => edit.remove(index)),
  }
  const entries = [...(index > 0 ? [up] : []), ...(position < count ? [down] : []), remove]
  return (
    <li className={classes(styles['option'], dropLine['target'])} {...optionDragProps(drag, index, count)}>
      <span className={styles['optionGrip']} aria-hidden="true" {...grip}>
        <Icon icon={GripVertical} size={14} />
      </span>
      <div className={styles['optionWords']}>
        <TextField
          label={`Choice ${position}`}
          isLabelHidden
          value={option.label}
          problem={problem}
          autoComplete="off"
          onChange={(label) => edit.change(index, relabelled(option, label))}
          onKeyDown={(event) => edit.onKeyDown(index, event)}
          onPaste={(event) => edit.onPaste(index, event)}
        />
        {option.freeText && <p className={styles['note']}>Visitors write their own answer beside it.</p>}
        {showsValue && (
          <TextField
            label={`Choice ${position} is sent as`}
            isLabelHidden
            isMono
            value={option.value}
            autoComplete="off"
            onChange={(value) => edit.change(index, { ...option, value })}
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
