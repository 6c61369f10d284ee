import { Link } from '@tanstack/react-router'
import { Laptop, type LucideIcon, Mail, NotepadText, Plug, SlidersHorizontal } from 'lucide-react'
import { useUnsentCount } from '../../domain/sending/use-studio-outbox.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MainHeader.module.css'
import { Mark } from './Mark.tsx'
import placeLinkStyles from './PlaceLink.module.css'
import tabBarStyles from './TabBar.module.css'

/** The header of the four places. On a phone the places stand at the foot (`TabBar`). */
export function MainHeader() {
  const { refusal } = useStorage()
  return (
    <header className={styles['header']}>
      <Link to="/" className={styles['brand']}>
        <Mark />
        {shellText.product}
      </Link>
      <nav aria-label={shellText.mainNav} className={styles['nav']}>
        {mainPlaces.map((place) => (
          <PlaceLink key={place.to} place={place} className={styles['place']} />
        ))}
      </nav>
      <span className={styles['kept']}>
        <Icon icon={Laptop} size={14} />
        {refusal === undefined ? shellText.keptHere : shellText.notKeptHere}
      </span>
    </header>
  )
}

/** One of the four places of the studio. */
export interface MainPlace {
  readonly to: '/' | '/messages' | '/connections' | '/settings'
  readonly label: string
  readonly icon: LucideIcon
}

/** The main navigation, in order. */
export const mainPlaces: readonly MainPlace[] = [
  { to: '/', label: shellText.places.forms, icon: NotepadText },
  { to: '/messages', label: shellText.places.messages, icon: Mail },
  { to: '/connections', label: shellText.places.connections, icon: Plug },
  { to: '/settings', label: shellText.places.settings, icon: SlidersHorizontal },
]

interface PlaceLinkProps {
  readonly place: MainPlace
  readonly iconSize?: 16 | 20
  readonly className: string | undefined
}

/** A place in the navigation; Messages says how many are not sent. */
export function PlaceLink({ place: { to, label, icon }, iconSize = 16, className }: PlaceLinkProps) {
  const unsent = useUnsentCount()
  const count = to === '/messages' ? unsent : 0
  return (
    <Link to={to} className={className} {...(count > 0 && { 'aria-label': shellText.unsent(label, count) })}>
      <Icon icon={icon} size={iconSize} />
      {label}
      {count > 0 && (
        <span className={placeLinkStyles['badge']}>
          <CountBadge count={count} />
        </span>
      )}
    </Link>
  )
}

/** The four places at the foot of a phone. On wider screens they stand in the header. */
export function TabBar() {
  return (
    <nav aria-label={shellText.mainNav} className={tabBarStyles['bar']}>
      {mainPlaces.map((place) => (
        <PlaceLink key={place.to} place={place} iconSize={20} className={tabBarStyles['tab']} />
      ))}
    </nav>
  )
}
