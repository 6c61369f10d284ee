import type { LucideIcon } from 'lucide-react'
import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react'

// With it come pop-ups and collections: loaded when a menu is opened.
const MenuPopup = lazy(async () => ({ default: (await import('./MenuPopup.tsx')).MenuPopup }))

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

/** A few things to do, behind one button. */
export function Menu(props: MenuProps) {
  const [isOpened, setOpened] = useState(false)
  const resting = cloneElement(props.trigger, {
    onPress: () => setOpened(true),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
  if (!isOpened) return resting
  return (
    <Suspense fallback={resting}>
      <MenuPopup {...props} />
    </Suspense>
  )
}
