import { Link } from '@tanstack/react-router'
import { Laptop } from 'lucide-react'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MainHeader.module.css'
import { Mark } from './Mark.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { places } from './places.ts'

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
        {places.map((place) => (
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
