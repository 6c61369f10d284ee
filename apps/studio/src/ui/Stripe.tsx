import { classes } from './classes.ts'
import styles from './Stripe.module.css'

/** The airmail edge at the top of what is mail. Once a view; `isDashed` where the mail is still to come. */
export function Stripe({ isDashed = false }: { readonly isDashed?: boolean }) {
  return <div aria-hidden="true" className={classes(styles['stripe'], isDashed && styles['dashed'])} />
}
