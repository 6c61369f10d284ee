import { Link } from '@tanstack/react-router'
import { shellText } from '../catalogue/shell.ts'
import { Icon } from '../ui/Icon.tsx'
import { places } from './places.ts'
import styles from './TabBar.module.css'

/** The four places at the foot of a phone. On wider screens they stand in the header. */
export function TabBar() {
  return (
    <nav aria-label={shellText.mainNav} className={styles['bar']}>
      {places.map(({ to, label, icon }) => (
        <Link key={to} to={to} className={styles['tab']}>
          <Icon icon={icon} size={20} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
