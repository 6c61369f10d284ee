import styles from './FirstWords.module.css'

/** What could not be made, and why. */
export function Trouble({ children }: { readonly children: string }) {
  return <p className={styles['first']}>{children}</p>
}
