import { libraryText } from '../../catalogue/forms.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Door, doors } from '../doors/doors.ts'
import styles from './StartAnother.module.css'

/** The last card: another form, by any of the four doors. */
export function StartAnother({ onDoor }: { readonly onDoor: (door: Door['id']) => void }) {
  return (
    <section className={styles['another']}>
      <h2>{libraryText.startAnother}</h2>
      <p>{libraryText.startAnotherLead}</p>
      <ul>
        {doors.map(({ id, title, icon }) => (
          <li key={id}>
            <button type="button" onClick={() => onDoor(id)}>
              <Icon icon={icon} />
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
