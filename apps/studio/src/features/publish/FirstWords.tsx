import styles from './FirstWords.module.css'

/** The first thing to settle, shown once the maker tried to publish. */
export function FirstWords({ children }: { readonly children: string | undefined }) {
  return (
    <p role="status" className={styles['first']}>
      {children}
    </p>
  )
}
