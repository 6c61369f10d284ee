import styles from './Button.module.css'
import { classes } from './classes.ts'

/** One primary a view; danger is for what cannot be taken back by itself. */
export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger' | 'dashed'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  /** As wide as what holds it. */
  readonly isWide?: boolean | undefined
}

/** The class names of a button's look, for anything that is not a `Button`: a router's link, a label. */
export function buttonClass({ variant = 'plain', size = 'medium', isWide = false }: ButtonLook = {}): string {
  return classes(styles['button'], styles[variant], styles[size], isWide && styles['wide'])
}
