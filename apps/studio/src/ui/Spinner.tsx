import { ProgressBar } from 'react-aria-components'
import styles from './Spinner.module.css'

/** Work of unknown length. `label` is what screen readers hear. */
export function Spinner({ label }: { readonly label: string }) {
  return <ProgressBar aria-label={label} isIndeterminate className={styles['spinner'] ?? ''} />
}
