import styles from './FirstWords.module.css'

/** An alert: the failure and its cause. */
export function Trouble({ children }: { readonly children: string }) {
  return <p className={styles['first']}>{children}</p>
}
