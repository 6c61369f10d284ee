import type { LucideIcon } from 'lucide-react'
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'
import kbdStyles from './Kbd.module.css'

/** Rest of a pointer before a name appears. */
const tooltipDelayMs = 600

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  readonly icon: LucideIcon
  /** The button's name: screen readers hear it, a resting pointer or the focus shows it. */
  readonly label: string
  /** Keys that do the same, shown beside the name. */
  readonly keys?: string
  readonly size?: 'small' | 'medium'
  /** `onInk` stands on a dark bar. */
  readonly tone?: 'plain' | 'danger' | 'onInk'
}

/** A button that is only a drawing, with its name shown on hover and focus. */
export function IconButton({ icon, label, keys, size = 'medium', tone = 'plain', ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={tooltipDelayMs} closeDelay={100}>
      <AriaButton {...rest} aria-label={label} className={classes(styles['button'], styles[size], styles[tone])}>
        <Icon icon={icon} />
      </AriaButton>
      <Tooltip className={styles['tooltip'] ?? ''} offset={8}>
        {label}
        {keys && <Kbd>{keys}</Kbd>}
      </Tooltip>
    </TooltipTrigger>
  )
}

/** A key or keys to press. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className={kbdStyles['kbd']}>{children}</kbd>
}
