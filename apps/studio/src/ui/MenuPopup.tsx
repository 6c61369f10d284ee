import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Menu.module.css'
import type { MenuProps } from './Menu.tsx'

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
