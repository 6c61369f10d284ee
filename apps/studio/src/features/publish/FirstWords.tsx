import styles from './FirstWords.module.css'

/** What comes first, at a way out that is refused; said once somebody tried. */
export function FirstWords({ children }: { readonly children: string | undefined }) {
  return (
    <p role="status" className={styles['first']}>
      {children}
    </p>
  )
}
