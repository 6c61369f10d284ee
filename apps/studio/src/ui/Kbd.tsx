import styles from './Kbd.module.css'

/** A key or keys to press. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className={styles['kbd']}>{children}</kbd>
}
