import { shellText } from '../../domain/texts/shell.ts'
import styles from './Loading.module.css'

/** The place of a screen that is still on its way, within the frame. */
export function Loading() {
  return (
    <p role="status" className={styles['loading']}>
      {shellText.loading}
    </p>
  )
}
