import type { LucideIcon } from 'lucide-react'
import { cloneElement, type ReactElement, type RefAttributes, useLayoutEffect, useRef, useState } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { ButtonProps } from './Button.tsx'
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

export interface MenuProps {
  readonly label: string
  /** The `Button` or `IconButton` that opens it; these props are set by the menu until it is loaded. */
  readonly trigger: ReactElement<
    Pick<ButtonProps, 'onPress' | 'aria-haspopup' | 'aria-expanded'> & RefAttributes<HTMLButtonElement>
  >
  readonly entries: readonly MenuEntry[]
}

/** The menu with its button. It opens once that button, which takes the place of the one that was pressed, has the focus: a menu gives it back. */
export function MenuPopup({ label, trigger, entries }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    button.current?.focus()
    setOpen(true)
  }, [])
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {cloneElement(trigger, { ref: button })}
      <Popover className={styles['popover'] ?? ''} placement="bottom end" offset={6}>
        <AriaMenu autoFocus="first" aria-label={label} className={styles['menu'] ?? ''}>
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
