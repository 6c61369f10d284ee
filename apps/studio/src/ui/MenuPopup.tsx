import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Menu.module.css'

export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon
  /** For what takes something away. */
  readonly isDanger?: boolean
  readonly onAction: () => void
}

/** The part of a button that a menu sets until it is loaded. */
interface MenuTriggerProps {
  readonly onPress?: () => void
  readonly 'aria-haspopup'?: 'menu'
  readonly 'aria-expanded'?: boolean
}

export interface MenuProps {
  readonly label: string
  /** The `Button` or `IconButton` that opens it. */
  readonly trigger: ReactElement<MenuTriggerProps>
  readonly entries: readonly MenuEntry[]
}

/** The menu with its button, open as it is drawn first. */
export function MenuPopup({ label, trigger, entries }: MenuProps) {
  return (
    <MenuTrigger defaultOpen>
      {trigger}
      <Popover className={styles['popover'] ?? ''} placement="bottom end" offset={6}>
        <AriaMenu aria-label={label} className={styles['menu'] ?? ''}>
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.label}
              onAction={entry.onAction}
              className={classes(styles['item'], entry.isDanger === true && styles['danger'])}
            >
              {entry.icon && <Icon icon={entry.icon} />}
              {entry.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
