import { shellText } from '../../domain/texts/shell.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { places } from './places.ts'
import styles from './TabBar.module.css'

/** The four places at the foot of a phone. On wider screens they stand in the header. */
export function TabBar() {
  return (
    <nav aria-label={shellText.mainNav} className={styles['bar']}>
      {places.map((place) => (
        <PlaceLink key={place.to} place={place} iconSize={20} className={styles['tab']} />
      ))}
    </nav>
  )
}
