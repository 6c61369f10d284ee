import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { classes } from './classes.ts'
import stripeStyles from './Stripe.module.css'

export interface CardProps {
  readonly children: ReactNode
  /** `sheet` floats: the paper itself, a mail, a form. Default: `plain`. */
  readonly look?: 'plain' | 'sheet' | 'inner'
  readonly className?: string | undefined
}

/** Keeps together what belongs together. */
export function Card({ children, look = 'plain', className }: CardProps) {
  return <div className={classes(styles['card'], styles[look], className)}>{children}</div>
}

/** The airmail edge at the top of what is mail. Once a view; `isDashed` where the mail is still to come. */
export function Stripe({ isDashed = false }: { readonly isDashed?: boolean }) {
  return <div aria-hidden="true" className={classes(stripeStyles['stripe'], isDashed && stripeStyles['dashed'])} />
}
