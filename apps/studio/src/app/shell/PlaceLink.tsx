import { Link } from '@tanstack/react-router'
import { useUnsentCount } from '../../domain/sending/use-studio-outbox.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PlaceLink.module.css'
import type { Place } from './places.ts'

/** A greater count is shown as this and a plus. */
const shownCount = 99

export interface PlaceLinkProps {
  readonly place: Place
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
      {/* Drawn by the style sheet: the link's name says it in words. */}
      {count > 0 && <span data-count={count > shownCount ? `${shownCount}+` : count} className={styles['badge']} />}
    </Link>
  )
}
