import { shellText } from '../catalogue/shell.ts'
import styles from './SkipLink.module.css'

/** The first stop of the Tab key: past the header. A button in a link's clothes, since fragments are routes on static hosts. */
export function SkipLink() {
  return (
    <button type="button" className={styles['skip']} onClick={() => document.getElementById('content')?.focus()}>
      {shellText.skip}
    </button>
  )
}
