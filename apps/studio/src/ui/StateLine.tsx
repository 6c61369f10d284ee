import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { type Tone, toneIcons } from './Pill.tsx'
import styles from './StateLine.module.css'

export interface StateLineProps {
  readonly tone: Tone
  /** Default: the tone's own. */
  readonly icon?: LucideIcon
  readonly children: string
}

/** A state in a sentence, with its drawing; unlike a pill it takes the lines it needs. */
export function StateLine({ tone, icon = toneIcons[tone], children }: StateLineProps) {
  return (
    <span className={classes(styles['line'], styles[tone])} data-tone={tone}>
      <Icon icon={icon} size={14} />
      <span>{children}</span>
    </span>
  )
}
